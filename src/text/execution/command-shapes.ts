import { FETCHES, INSTALLS, LINE, WORKS } from "./command-lines.ts";
import { Pattern } from "./pattern.ts";

/**
 * How much a command says by standing in a text. `everyday`: what honest texts ask for; `ordinary`: harmless until somebody
 * is told to run it; `harmful`: does harm to whoever runs it; `hostile`: of use to an attacker only.
 */
export const GRADES = ["everyday", "ordinary", "harmful", "hostile"] as const;
export type Grade = (typeof GRADES)[number];

/** A form of command, and what it does, as the end of "a command that …". */
interface Shape {
  readonly does: string;
  readonly grade: Grade;
  readonly pattern: Pattern;
}

/**
 * Commands as they are typed, by how much they say and by what they do. Sources: the forms that seed 001 names, published
 * attacks on agents, the one-liners of reverse shells, and the programs of Windows that are known to fetch and run code.
 * Every gap stays on its line and is bounded.
 */
const FORMS: Readonly<Record<Grade, Readonly<Record<string, readonly RegExp[]>>>> = {
  hostile: {
    "fetches and runs code with a program of the system": [
      /\bmshta(?:\.exe)?\s{1,4}["']?(?:https?:|javascript:|vbscript:)[^\s`]{1,200}|\bcertutil(?:\.exe)?\s[^\n`]{0,80}-urlcache\b[^\n`]{1,200}|\bbitsadmin(?:\.exe)?\s[^\n`]{0,80}\/transfer\b[^\n`]{1,200}|\bregsvr32(?:\.exe)?\s[^\n`]{0,80}\/i:https?:[^\n`]{1,200}|\brundll32(?:\.exe)?\s[^\n`]{0,80}(?:javascript:|https?:|\\\\)[^\n`]{1,200}|\bwmic\s[^\n`]{0,120}\/format:["']?https?:[^\n`]{1,200}/i,
    ],
    "gives a shell to somebody else": [
      /\bconnect(?:s|ing)?\s(?:back|out)\sto\s[^\n`]{0,20}\d{1,3}(?:\.\d{1,3}){3}[^\n`]{0,40}|\b(?:nc|ncat|netcat)\s(?:[^\n|;]{0,80}\s)?-[a-z]{0,4}[ec]\b[^\n`"']{0,60}|(?:\b(?:ba|z|da)?sh\s{1,4}-i\s[^\n`]{0,40})?\/dev\/(?:tcp|udp)\/(?!host\b)[\w.$-]{1,80}|\bmkfifo\s[^\n]{1,120}\bnc\b|\bsocat\s[^\n`]{0,200}\bexec:[^\n`]{1,80}|\btelnet\s[^\n|`]{1,80}\|\s{0,4}(?:\/\w{1,10}\/){0,3}(?:ba|z)?sh\b/i,
      /\b(?:python|perl|ruby|php|lua|node)[\d.]{0,4}\s{1,4}-[a-z]{1,8}\s?[^\n]{0,200}(?:\bsocket\b|fsockopen|TCPSocket|net\.Socket|net\.connect)[^\n]{1,400}?\b(?:execl?|dup2|spawn|pty|subprocess|popen|system|sh)\b[^\n`]{0,120}|\bNew-Object\s{1,4}(?:System\.)?Net\.Sockets\.TCPClient\b[^\n`]{0,200}|\b[gm]?awk\s[^\n`]{0,80}\/inet\/tcp\/[^\n`]{1,120}|\bopenssl\s{1,4}s_client\s[^\n`]{1,160}\|\s{0,4}(?:\/\w{1,10}\/){0,3}(?:ba|z)?sh\b/i,
    ],
    "lets somebody in for good": [
      /\b(?:echo|cat|printf|tee|curl|wget)\b[^\n]{0,200}(?:>>?|\btee\s{1,4}-a)\s{0,4}\S{0,60}(?:authorized_keys|\/etc\/(?:passwd|sudoers(?:\.d)?|crontab|cron\.\w{1,8}|ld\.so\.preload))\b|\|\s{0,4}crontab(?=$|[\s"'`.;])|\bcrontab\s{1,4}-(?=$|[\s"'`.,;)])|\bNOPASSWD:\s?ALL\b/i,
    ],
    "runs code that it hides": [
      /\bpowershell(?:\.exe)?\s[^\n]{0,80}-e(?:nc|ncodedcommand)?\s{1,4}[\w+/=]{8,2000}|\b(?:base64\s{1,4}(?:-d|--decode)|xxd\s{1,4}-r)\b[^\n|]{0,80}\|\s{0,4}(?:(?:ba|z)?sh|python3?|node|perl)\b|\bpython[\d.]{0,4}\s{1,4}-c\s[^\n]{0,120}\b(?:exec|eval)\([^\n]{0,120}(?:urlopen|requests\.get|b64decode|fromhex)[^\n`]{0,160}|\bnode\s{1,4}-e\s[^\n]{0,120}\b(?:eval|Function)\b[^\n]{1,80}\b(?:fetch|atob|base64)\b[^\n`]{0,120}/i,
    ],
    "sends data out": [
      /\b(?:env|printenv|history|whoami|pbpaste)\s{0,4}\|\s{0,4}(?:base64\s[^\n|]{0,20}\|\s{0,4})?(?:curl|nc|ncat|wget|base64|openssl)\b[^\n`]{0,120}|\b(?:curl|wget|dig|nslookup|ping|host)\s[^\n`]{0,160}\$\(\s{0,3}(?:cat|env|printenv|whoami|hostname|id|uname|history|base64|ls|pwd|git|aws|gh|gcloud|security|pbpaste)\b[^\n()]{0,120}\)[^\n`"']{0,100}/i,
    ],
    "mines for somebody else": [/\bstratum\+(?:tcp|ssl):\/\/[^\s`"']{1,120}|\bxmrig\s{1,4}-\S[^\n`]{0,120}/i],
  },
  harmful: {
    "runs what it downloads": [
      /\b(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod)\s[^\n|;]{1,300}\|\s{0,4}(?:sudo\s{1,4})?(?:\/\w{1,10}\/){0,3}(?:ba|z|da|k)?(?:sh|python3?|perl|ruby|node|php|iex)\b/i,
      /(?:\b(?:(?:(?:ba|z)?sh|python[\d.]{0,4})\s{1,4}-c\s{1,4}["']?\$\(|(?:ba|z)?sh\s{1,4}<\(|(?:perl|ruby|node)\s{1,4}-e\s{1,4}["']?\$\()|\b(?:source|eval)\s{1,4}["']?[$<]\(|(?<=^|[\s"'`;&])\.\s{1,4}<\()\s{0,4}(?:curl|wget|npx|uvx|bunx)\b[^\n)]{1,200}\)|\b(?:iex|invoke-expression)\b[^\n]{1,80}\b(?:downloadstring|iwr|invoke-webrequest|irm)\b[^\n]{0,120}/i,
      /\b(?:curl|wget)\s[^\n|]{1,300}?(?:&&|;)\s{0,3}(?:sudo\s{1,4})?(?:chmod\s{1,4}(?:\+x|[ua]\+x|[0-7]{3,4})\s|(?:ba|z)?sh\s{1,4}[\w./~-]|\.\/\w|python3?\s{1,4}[\w./~-])[^\n`"']{0,120}|\bdeno\s{1,4}run\s[^\n`]{0,80}https?:\/\/[^\s`"']{1,200}|\b(?:Invoke-WebRequest|iwr|DownloadFile)\b[^\n`]{1,300}\b(?:Start-Process|Invoke-Item|saps)\b[^\n`]{0,120}/i,
    ],
    "deletes without asking": [
      /\brm\s{1,4}(?:-[a-z-]{1,20}\s{1,4}){0,3}-(?:[a-z]{0,5}r[a-z]{0,5}|-recursive)\b\s{0,4}[^\n`"']{0,80}|\b(?:del|rd|rmdir)\s{1,4}\/[sfq]\b[^\n`"']{0,80}/i,
      /\bRemove-Item\s[^\n`]{0,120}-(?:Recurse|r)\b[^\n`"']{0,80}|\bfind\s{1,4}(?:\/|~|\$HOME)\S{0,80}\s[^\n`]{0,80}-(?:delete\b|exec\s{1,4}(?:rm|shred)\b)[^\n`"']{0,60}|\bshred\s{1,4}-[a-z]{1,6}\s{1,4}[^\n`"']{1,80}|\b(?:vssadmin|wmic\s{1,4}shadowcopy)\s{1,4}delete\b[^\n`"']{0,60}|\bcipher\s{1,4}\/w:[^\s`"']{1,60}|\bdropdb\s{1,4}[\w.-]{1,60}/i,
    ],
    "opens files to everybody": [
      /\bchown\s{1,4}-R\s{1,4}(?:nobody|nogroup|root)(?::\w{0,20})?\s{1,4}(?:~|\/|\$HOME)[^\s"'`]{0,80}|\bchmod\s{1,4}(?:-R\s{1,4})?(?:[0-7]{2,3}[2367]|[2-7][0-7]{3}|a?\+rwx|u\+s)\s{1,4}[^\s`"']{1,80}/i,
    ],
    "destroys a disk or stops the machine": [
      /\bmkfs(?:\.\w{1,8})?\s{1,4}\/dev\/\w{1,12}|\bdd\s{1,4}if=\S{1,60}\s{1,4}of=\/dev\/\w{1,12}|:\(\)\s?\{\s?:\|:&\s?\};:|\bkill\s{1,4}-(?:9|KILL|SIGKILL)\s{1,4}-1\b|\bwipefs\s{1,4}-a\b[^\n`"']{0,60}|\bformat\s{1,4}[c-z]:\s{1,4}\/[a-z]\b|>\s?\/dev\/(?:sd[a-z]|nvme\d)/i,
    ],
    "lets somebody in for good": [
      /\b(?:echo|cat|printf|tee)\b[^\n]{0,200}(?:>>?|\btee\s{1,4}-a)\s{0,4}\S{0,60}(?:\.(?:bashrc|zshrc|profile|bash_profile|zshenv|zprofile)|\.git\/hooks\/[\w-]{1,30})\b|\b(?:useradd|adduser)\s{1,4}[^\n`]{1,60}|\bnet\s{1,4}user\s{1,4}\S{1,40}\s{1,4}[^\n`]{0,40}\/(?:add|active)\b[^\n`]{0,30}|\bssh-copy-id\s{1,4}[^\n`]{1,80}/i,
    ],
    "loads code into every program": [
      /\b(?:LD_PRELOAD|DYLD_INSERT_LIBRARIES|BASH_ENV|PROMPT_COMMAND|PYTHONSTARTUP|GIT_SSH_COMMAND|GIT_EXTERNAL_DIFF|PERL5OPT|RUBYOPT)=[^\s`]{2,160}|\bNODE_OPTIONS=["']?[^\s`"']{0,40}--(?:require|import|loader)\b[^\n`"']{1,120}/,
    ],
    "has itself started again and again": [
      /\breg(?:\.exe)?\s{1,4}add\s[^\n`]{0,120}\\(?:Run|RunOnce)\b[^\n`]{0,160}|\bgit\s{1,4}(?:config\s[^\n`]{0,40}\bcore\.(?:hooksPath|sshCommand|fsmonitor|pager|editor)\s{1,4}|-c\s{1,4}["']?(?:core\.(?:hooksPath|sshCommand|fsmonitor|pager)|alias\.\w{1,20})=)[^\n`]{1,120}|\b(?:usermod|gpasswd)\s{1,4}-a\S{0,3}\s{1,4}(?:sudo|wheel|docker|admin)\b[^\n`]{0,40}|\bnet\s{1,4}localgroup\s{1,4}administrators\b[^\n`]{0,60}/i,
    ],
    "runs code that it hides": [
      /\beval\s?["'(]{0,2}\s?(?:atob|base64|\$\((?!\s?(?:ssh-agent|direnv|brew|\S{0,40}brew|starship|pyenv|rbenv|nodenv|fnm|mise|zoxide|dircolors|register-python|opam|conda|thefuck|docker-machine|minikube|_\w)))[^\n]{0,80}/i,
    ],
    "starts a program from code": [
      /\b(?:os\.(?:system|popen|exec[lv]p?e?)|subprocess\.(?:run|call|popen|check_output|check_call|getoutput)|child_process(?:["']\))?\.(?:exec|spawn)(?:Sync)?|execSync|Runtime\.getRuntime\(\)\.exec|__import__\(["']os["']\)\.\w{1,12})\(\s{0,4}f?\[?(?:["'`][^\n"'`]{1,200}["'`]|process\.env\b[^\n`]{0,60})|#!\/(?:usr\/)?bin\/(?:env\s)?[a-z]{2,8}(?:\\n|\s)[^`"']{0,120}?(?:[>|]|(?<![a-z])(?:curl|wget|whoami|nc|rm|chmod|env|base64|eval)\b)[^\n`"']{0,120}/i,
    ],
    "sends data out": [
      /\b(?:curl|wget)(?:\s[^\n]{1,200})?(?:\s-[a-z]{0,3}[dFT]\s{0,2}|--(?:data(?:-\w{1,10})?|upload-file|form|post-file|post-data)[\s=])\s{0,3}["']?[^\n"'`]{0,60}[@$][^\n`]{1,100}|\b(?:cat|tar)\s[^\n|;]{1,100}\|\s{0,4}(?:base64\s[^\n|]{0,20}\|\s{0,4})?(?:curl|nc|ncat|wget|base64|openssl)\b[^\n`]{0,120}/i,
      /\b(?:nc|ncat|netcat)\s{1,4}[^\s|;`<]{1,80}\s{1,4}\d{2,5}\s{0,3}<\s{0,3}[^\s`"']{1,120}|\bInvoke-(?:RestMethod|WebRequest)\s[^\n`]{0,160}-(?:InFile|Body)\s{1,3}(?:\$|\(?(?:Get-Content|gc)\b)[^\n`]{1,120}/i,
      /\|\s{0,3}(?:(?:nc|ncat|netcat)\s{1,3}[\w.$-]|curl(?:\s[^\n`]{1,120})?(?:\s-[a-z]{0,4}[dFT]|--(?:data|form|upload)\S{0,10})\s{0,2}["']?@?-)[^\n`]{0,120}/i,
    ],
    "searches for secrets": [
      /\b(?:grep|egrep|rg|findstr)\s{1,4}-?[^\n`]{0,60}(?:passwords?|passwd|secrets?|api[_-]?keys?|credentials?|private key)[^\n`]{0,60}\s(?:~|\/|\$HOME|C:\\)[^\s`"']{0,60}/i,
      /\b(?:api[_-]?keys?|secrets?|passw\w{0,4}|tokens?|credentials?|private[_-]?keys?)\\?\|(?:api[_-]?key|secret|passw|token|credential|private[_-]?key)[^\s`"']{0,60}/i,
    ],
    "prints a key": [
      /\b(?:gh auth token|glab auth token|gcloud auth (?:application-default )?print-(?:access|identity)-token|aws (?:configure (?:get|export-credentials)|sts get-(?:session-token|caller-identity)|secretsmanager get-secret-value|ssm get-parameters?)|az account get-access-token|security (?:find-(?:generic|internet)-password|dump-keychain)|op (?:read|item get)|vault (?:kv get|read|print token)|pass show|kubectl get secrets?|git credential fill|secret-tool lookup|npm token list|heroku auth:token|docker-credential-\w{2,20} get|(?:printenv|echo) \$?\w{0,40}(?:KEY|TOKEN|SECRET|PASSWORD))\b[^\n`"';,]{0,80}/,
    ],
    "changes a database behind a query": [
      /;\s{0,3}(?:DROP\s{1,3}(?:TABLE|DATABASE|SCHEMA|USER)|TRUNCATE\s{1,3}(?:TABLE\s{1,3})?\w|DELETE\s{1,3}FROM|ALTER\s{1,3}(?:USER|ROLE)|GRANT\s{1,3}ALL|UPDATE\s{1,3}\w{1,40}\s{1,3}SET|EXEC\s{1,3}xp_)[^\n`;]{0,120};?\s{0,3}(?:--|#)|\bCOPY\s{1,3}[\w.]{1,60}\s{1,3}TO\s{1,3}PROGRAM\s[^\n`]{1,120}|\bxp_cmdshell\s{1,4}['"][^\n`]{1,120}|\bGRANT\s{1,3}ALL\s[^\n`;]{0,120}\sTO\s{1,3}PUBLIC\b|\bALTER\s{1,3}(?:USER|ROLE)\s{1,3}\w{1,60}\s[^\n`;]{0,40}SUPERUSER\b/i,
    ],
    "puts safeguards away": [
      /\bSet-ExecutionPolicy\s{1,4}(?:-ExecutionPolicy\s{1,4})?(?:Unrestricted|Bypass)\b[^\n`;]{0,60}|\bsetenforce\s{1,4}0\b|\bufw\s{1,4}disable\b|\biptables\s{1,4}-F\b|\bspctl\s{1,4}--(?:master|global)-disable\b|\bcsrutil\s{1,4}disable\b|\bSet-MpPreference\s{1,4}-Disable\w{1,40}|\bAdd-MpPreference\s{1,4}-Exclusion\w{1,20}[^\n`]{0,80}|\bnetsh\s{1,4}advfirewall\s[^\n`]{0,60}\boff\b|\bsc(?:\.exe)?\s{1,4}(?:stop|delete|config)\s{1,4}WinDefend\b|\bsystemctl\s{1,4}(?:stop|disable|mask)\s[^\n`]{0,30}\b(?:auditd|falcon-sensor|osqueryd|firewalld|apparmor|clamav\S{0,20})/i,
    ],
    "covers its tracks": [
      /\bhistory\s{1,4}-c\b|\bunset\s{1,4}HISTFILE\b|\bHISTFILE=\/dev\/null\b|\bwevtutil\s{1,4}cl\s{1,4}\w{1,30}|\bClear-EventLog\b|\brm\s{1,4}(?:-f\s{1,4})?\S{0,40}\.(?:bash|zsh)_history\b|\btruncate\s{1,4}-s\s?0\s{1,4}\/var\/log\/\S{1,60}/i,
    ],
    "gives the whole machine to a container": [
      /\b(?:docker|podman|nerdctl)\s{1,4}(?:run|create)\s[^\n`]{0,160}?(?:(?:-v|--volume)[\s=]{1,2}["']?\/:\S{1,40}|--mount[\s=]\S{0,40}(?:source|src)=\/,|--privileged\s[^\n`]{0,80}--(?:pid|net|network)[\s=]host)[^\n`]{0,160}/i,
    ],
    "installs a package over an open line": [
      /\bpip[\d.]{0,4}\s{1,4}install\s[^\n`]{0,120}?(?:(?:--(?:extra-)?index-url|-i|--find-links|-f)[\s=]{1,2}["']?http:\/\/(?!localhost|127\.)[^\s`"']{1,120}|--trusted-host\b)[^\n`]{0,120}|\b(?:npm|pnpm|yarn|bun)\s{1,4}(?:i|install|add)\s[^\n`]{0,120}?(?:--registry[\s=]{1,2}["']?)?http:\/\/(?!localhost|127\.)[^\s`"']{1,120}|--(?:extra-)?index-url[\s=]{1,2}["']?http:\/\/(?!localhost|127\.)[^\s`"']{1,160}|--trusted-host[\s=]{1,2}[\w.-]{3,100}/i,
    ],
  },
  ordinary: {
    "takes packages from elsewhere": [
      /\bpip[\d.]{0,4}\s{1,4}install\s[^\n`]{0,120}?(?:--(?:extra-)?index-url|--find-links)[\s=]{1,2}["']?https:\/\/(?!(?:download\.pytorch|pypi|test\.pypi)\.org|pypi\.nvidia\.com)[^\s`"']{1,120}[^\n`"']{0,120}|\b(?:npm|pnpm|yarn)\s{1,4}(?:config\s{1,4})?set\s{1,4}(?:\S{1,40}:)?registry\b[^\n`]{1,120}|\bpip[\d.]{0,4}\s{1,4}config\s{1,4}set\s[^\n`]{1,140}|\bgem\s{1,4}sources\s{1,4}(?:-a|--add)\s[^\n`]{1,100}|\b(?:npm|pnpm|yarn|bun)\s{1,4}(?:i|install|add)\s[^\n`]{0,80}--registry[\s=][^\n`]{1,120}|\bpip[\d.]{0,4}\s{1,4}install\s[^\n`]{0,60}(?:git\+)?https?:\/\/[^\s`"']{1,160}/i,
    ],
    "opens a way in from outside": [
      /\bssh\s[^\n`]{0,80}-[fNTq]{0,5}R\s{0,3}[\w.:*]{1,60}[^\n`"']{0,80}|\bngrok\s{1,4}(?:tcp|http|start)\b[^\n`"']{0,60}|\bcloudflared\s{1,4}tunnel\s[^\n`"']{1,80}|\b(?:docker|podman)\s{1,4}run\s[^\n`]{0,160}(?:--privileged|docker\.sock)\b[^\n`]{0,120}/i,
    ],
    "throws work away": [
      /\bgit\s{1,4}(?:reset\s{1,4}--hard|clean\s{1,4}-[a-z]{0,4}f[a-z]{0,4}|push\s[^\n`;&]{0,60}(?:--force\b(?!-)|\s-f\b)|checkout\s{1,4}--\s\.|branch\s{1,4}-D)[^\n`"']{0,120}|\bterraform\s{1,4}destroy\b[^\n`"']{0,60}|\bkubectl\s{1,4}delete\s[^\n`"']{0,80}--all\b[^\n`"']{0,40}|\baws\s{1,4}s3\s{1,4}(?:rm\s[^\n`"']{0,80}--recursive|rb\s[^\n`"']{0,80}--force)|\bdocker\s{1,4}system\s{1,4}prune\s{1,4}-\S[^\n`"']{0,40}/i,
    ],
    "is started again and again": [
      /\b(?:systemctl\s{1,4}(?:--user\s{1,4})?enable|launchctl\s{1,4}(?:load|bootstrap|submit)|schtasks(?:\.exe)?\s{1,4}\/create|Register-ScheduledTask)\s[^\n`]{1,160}|(?<=^|[\s"'`])(?:@(?:reboot|hourly|daily)|(?:[\d*/,-]{1,12}\s){5})\s{0,3}(?:root\s{1,4})?(?:\/[\w.]|~\/|curl|wget|bash|sh|python3?|node|npx|nc)[^\n`"']{1,160}/i,
    ],
    "calls a network address": [
      /\b(?:curl|wget|https?\s{1,4}(?:GET|POST|PUT)|xh|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|lynx|aria2c)\s{1,4}(?:[^\s`]{1,100}\s{1,4}){0,8}["']?(?:https?:\/\/|ftp:\/\/|\d{1,3}(?:\.\d{1,3}){3})[^\s`"']{1,200}/i,
    ],
    "is chained to another": [
      /&&\s{0,2}(?:sudo\s)?[a-z~./][\w./-]{1,60}(?![\w/-]|\.\w)(?=\s(?:&&|[^\s=!<>&|(])|["'`.;)]|\s?$)[^\n`]{0,160}/,
    ],
    "runs inside another command": [/(?<!\beval\s["'(]{0,2})\$\(\s{0,3}[a-z][\w./-]{0,30}(?:\s[^\n()]{0,200})?\)/i],
    "tells who and where it is run": [
      /\b(?:whoami|id|hostname|uname|env|printenv|groups|who|w|ps|last|ip|ifconfig|ipconfig|netstat)(?:\s{1,2}(?:-\w{1,5}|aux|addr|a|[~/]\S{0,60})){0,2}\s{0,2}(?:;|&&|\|\|)\s{0,2}(?:whoami|id|hostname|uname|env|printenv|groups|who|w|ps|ls|pwd|date|last|df|ip|ifconfig|ipconfig|netstat|cat|echo|git|history|find|arp)\b(?!\s{0,2}[=:(])[^\n`]{0,120}|(?<=["'`])whoami(?=["'`])|\b(?:env|printenv|whoami)\s{0,3}>{1,2}\s{0,3}[~/.\w][^\s"'`]{0,80}|\b(?:uname\s-[amnrs]{1,5}|ps\s(?:aux|-ef)|ip\s(?:addr|route)\b|netstat\s-\w{1,6}|getent\s(?:passwd|group)|ls\s-\w{1,5}\s(?:~|\$HOME)|lsof\s-\w{1,4}|(?:print|console\.log)\(\s?(?:dict\(|str\()?(?:os\.environ|process\.env)|git\sconfig\s(?:--global\s|--list\b){1,2})[^\n`"']{0,120}/i,
    ],
    "writes to a file": [
      /\b(?:echo|printf)\s{1,2}(?:"[^"\n]{0,160}"|'[^'\n]{0,160}'|[^\s"'`]{1,60})\s{0,2}>{1,2}\s{0,2}[~/$.\w][^\s`"']{1,100}/i,
    ],
    "changes the machine": [
      /\bsudo\s{1,4}(?!(?:access|and|commands?|configured|enabled|for|if|is|mode|only|operations?|or|password|permissions?|privileges?|required|rights?|to|users?|when|with)\b)[a-z][\w./-]{1,40}(?:\s{1,4}[\w./=:@-]{1,60}){0,6}|\b(?:bash|sh|zsh)\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']|\bpython3?\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']/i,
    ],
    [WORKS]: [LINE],
    [FETCHES]: [
      /\b(?:npx|bunx|uvx|pnpx|(?:pnpm|yarn)\s{1,4}dlx|pipx\s{1,4}run|npm\s{1,4}exec)\s{1,4}(?:--?[\w-]{1,20}(?:[\s=]{1,2}https?:\S{1,120})?\s{1,4}){0,4}@?[a-z][\w./@-]{1,100}(?:\s{1,4}(?:add|init|install)\s{1,4}[\w./@-]{1,80})?(?:\s{1,4}--?[\w-]{1,30}){0,4}|\bgo\s{1,4}run\s{1,4}[\w.-]{1,60}\.\w{2,6}\/[^\s`"']{1,100}/i,
    ],
    [INSTALLS]: [
      /\b(?:pip[\d.]{0,4}|pipx|uv\s{1,4}pip|gem|cargo|brew|choco|winget|scoop|apt(?:-get)?|yum|dnf|apk)\s{1,4}install\s{1,4}[@\w-][^\n`"',;.]{1,80}|\b(?:npm|pnpm|yarn|bun)\s{1,4}(?:i|install|add)\s{1,4}[@\w-][^\n`"',;]{1,80}|\bgo\s{1,4}install\s{1,4}[\w.-]{1,60}\/[^\s`"']{1,100}|\b(?:code|cursor)\s{1,4}--install-extension\s{1,4}\S{1,80}|\b(?:docker|podman)\s{1,4}run\s{1,4}[^\n`"']{1,120}|\bkubectl\s{1,4}apply\s{1,4}-f\s{1,4}https?:\/\/[^\s`"']{1,160}/i,
    ],
  },
  everyday: {
    "empties a database": [
      /\b(?:DROP\s{1,3}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\s{1,3}TABLE|DELETE\s{1,3}FROM)\s{1,3}(?:IF\s{1,3}EXISTS\s{1,3})?[\w."]{1,60}[^\n`]{0,80}/,
    ],
  },
};

export const SHAPES: readonly Shape[] = GRADES.flatMap((grade) =>
  Object.entries(FORMS[grade]).flatMap(([does, forms]) =>
    forms.map((form) => ({ does, grade, pattern: new Pattern(form) })),
  ),
);

/** What a sentence announces as a command to run, when it has the marks of one. */
export const ANNOUNCED = new Pattern(
  /\b(?:following|this)\s(?:[a-z]{1,20}\s){0,3}commands?\b[^:\n.]{0,120}:\s{0,3}["'`]{0,3}([a-z][\w./-]{1,30}(?:\s[^\s"'`]{1,80}){0,12}?\s{0,2}(?:&&|\|\||[|;]|\s--?[a-z])[^\n`]{0,200})/i,
);

/** Programs that show or copy what they are given: a command when that is a secret. */
export const READERS = new Pattern(
  /\b(?:cat|type|less|more|head|tail|cp|scp|rsync|xxd|strings|base64|tar|zip)\s{1,4}(?:-[\w-]{1,20}\s{1,4}){0,3}([~/$.%\w][^\s`"';|,)]{2,120})/i,
);
