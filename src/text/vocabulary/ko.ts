import type { Vocabulary } from "./vocabulary.ts";

/**
 * Korean, for orders to hide, to set instructions aside and to hand out secrets. Each syllable is a token, as endings are
 * written onto their words; a verb is written with as much of its ending as tells an order from a plain statement.
 */
export const ko: Vocabulary = {
  language: "ko",
  telltales: "를, 을, 은, 는, 이, 가, 에, 의",
  inflects: "no",
  verbs: {
    obey: "따르, 따라, 복종하, 수행하세요, 수행하십시오",
    read: "읽고, 읽어, 읽으, 읽은, 열고, 열어, 조회하여, 가져와, 가져오, 불러와, 검색하여, 찾아",
    grab: "추출하, 수집하, 복사하, 훔치, 모아",
    send: "전송하, 보내, 전달하, 업로드하, 공유하, 제출하, 넘기, 게시하",
    include: "포함하, 추가하, 첨부하, 넣으, 넣어, 삽입하, 전달하, 입력하, 덧붙이",
    tell: "말하, 알리, 알려, 언급하, 밝히, 공개하, 통지하, 설명하, 보고하, 누설하, 이야기하",
    show: "보여주, 보여, 표시하, 노출하",
    hide: "숨기, 숨겨, 감추, 은폐하",
    override: "무시하, 잊고, 잊어, 잊으, 우회하, 덮어쓰, 폐기하, 비활성화하",
  },
  words: {
    user: "사용자, 이용자, 고객, 누구, 아무에게",
    model: "어시스턴트, 모델, 에이전트, 당신",
    secret: "개인 키, 비밀 키, ssh 키, 마스터 비밀번호, 브라우저 기록",
    credential: "비밀번호, 암호, 자격 증명, api 키, 토큰, 환경 변수, 환경변수",
    private: "대화 기록, 대화 내용, 대화 전체, 채팅 기록, 시스템 프롬프트, 이전 메시지",
    instructions: "지시, 지침, 명령, 규칙, 지시사항",
    limits: "보안 제한, 안전 규칙, 제한 사항",
    earlier: "이전, 앞선, 기존, 모든, 위의, 시스템",
    reply: "응답, 답변, 결과, 출력",
    deed: "이 단계, 이 작업, 이 지시, 이 호출, 이 변경, 이 사실, 이것, 것을, 것은, 사실을",
    self: "이 도구, 본 도구, 이 함수",
    argument: "매개변수, 인수, 인자, 파라미터, 필드, 수신자, 금액",
    file: "파일, 폴더, 디렉터리, 내용",
    userWish: "사용자의 지시, 사용자의 요청",
    denial: "지 마, 지 말, 지마, 지말, 지 않, 지않",
    must: "반드시, 꼭, 해야 합니다, 하세요, 하십시오",
    constantly: "항상, 매번, 자동으로",
    foremost: "먼저, 우선",
    also: "또한, 추가로, 함께",
    silently: "몰래, 조용히, 은밀히, 비밀리에",
    join: "와, 과, 및, 또는, 그리고",
    before: "전에, 사용 전, 호출 전, 실행 전",
    after: "후에, 사용 후, 실행 후",
    when: "경우, 때마다, 때",
    unaware:
      "사용자 모르게, 사용자가 모르게, 사용자에게 알리지 않, 사용자에게 알리지 말, 사용자의 동의 없이, 이용자 모르게",
    keepSecret: "비밀로 유지, 비밀로 하, 비밀에 부치",
    takesPrecedence: "이 지시가 우선, 이 지침이 우선",
    outranks: "사용자보다 우선, 사용자의 지시보다 우선",
    jailbreak: "제한 없는 모드, 무제한 모드",
  },
};
