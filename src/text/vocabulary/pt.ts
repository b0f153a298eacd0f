import type { Vocabulary } from "./vocabulary.ts";

/** Portuguese, of both shores, for orders to hide, to set instructions aside and to hand out secrets. */
export const pt: Vocabulary = {
  language: "pt",
  telltales:
    "não, ao, aos, às, à, ou, com, uma, um, os, dos, das, do, você, usuário, usuários, utilizador, utilizadores, ferramenta, instruções, senha, arquivo, ficheiro, deve, deves, quando, sempre, nunca, esta, este, isto, isso, sem, para, nem, ninguém, antes, depois, resposta, conteúdo, tudo",
  inflects: "no",
  verbs: {
    obey: "obedeça, obedece, obedecer, siga, segue, seguir, cumpra, cumpre, faça o que",
    read: "leia, lê, ler, abra, abre, abrir, acesse, aceda, acessar, aceder, busque, obtenha, obter, consulte, recupere, carregue",
    grab: "extraia, extrai, extrair, colete, coletar, recolha, recolher, copie, copia, copiar, roube, capture, reúna",
    send: "envie, envia, enviar, mande, mandar, encaminhe, encaminhar, transmita, transmitir, compartilhe, partilhe, publique, suba, passe, passar, repasse, entregue",
    include:
      "inclua, inclui, incluir, anexe, anexar, adicione, adicionar, acrescente, acrescentar, coloque, colocar, insira, inserir, passe, passar, junte, preencha, escreva",
    tell: "diga, digas, dizer, mencione, menciones, mencionar, informe, informes, informar, revele, reveles, revelar, avise, avises, avisar, notifique, notificar, conte, contes, contar, explique, fale, comente, comunique",
    show: "mostre, mostres, mostrar, exiba, exibir, apresente",
    hide: "oculte, oculta, ocultar, esconda, esconde, esconder, omita, disfarce",
    override:
      "ignore, ignora, ignorar, esqueça, esquece, esquecer, desconsidere, desconsiderar, desobedeça, contorne, desative, anule",
  },
  words: {
    keyStore:
      "chaveiro, chave privada, chaves privadas, chaves ssh, senhas salvas/guardadas, cookies do navegador, histórico de comandos",
    machine:
      "área de transferência, aplicativos abertos/instalados, processos em execução, nome da máquina, caixa de entrada, contatos do usuário, histórico de navegação",
    taker: "nosso servidor, nossos servidores, nossa nuvem, servidor externo, a nós, terceiros",
    gleaned:
      "mencionado, mencionados, mencionada, mencionadas, extraído/extraídos/extraída/extraídas/tirado/deduzido da conversa, da conversa, durante a conversa, sem perguntar",
    personal:
      "saúde, doenças, medicamentos, renda, salário, dívidas, religião, opiniões políticas, estado civil, família, orientação sexual, humor",
    contents: "conteúdo, conteúdos, texto, cópia, linhas, valor, valores",
    talk: "tudo o que o/a usuário/utilizador/cliente/pessoa, o que o usuário/utilizador disse/escreveu, toda a conversa, conversa inteira/completa, histórico da conversa, resultados/saídas/respostas das/de outras .. ferramentas",
    user: "usuário, usuária, usuários, utilizador, utilizadora, utilizadores, cliente, pessoa, ninguém",
    model: "assistente, agente, modelo",
    secret:
      "chave privada, chaves privadas, chave ssh, chaves ssh, senha mestra, frase de recuperação, histórico do navegador, cookies",
    credential:
      "senha, senhas, palavra-passe, palavras-passe, credencial, credenciais, chave de api, chaves de api, token, tokens, segredo, segredos, variáveis de ambiente",
    private:
      "histórico completo, histórico da conversa, histórico completo da conversa, toda a conversa, conversa inteira, conversa completa, prompt do sistema, mensagens anteriores, instruções do sistema",
    instructions: "instrução, instruções, regras, normas, ordens, diretrizes, diretivas",
    limits: "filtros de segurança, restrições, regras de segurança, medidas de segurança",
    earlier: "anteriores, anterior, prévias, todas as, suas, tuas, sistema",
    reply: "resposta, respostas, saída, resultado, resumo",
    deed: "este passo, esta etapa, esta ação, esta instrução, estas instruções, esta chamada, esta alteração, esta operação, que, isto, isso, disto, disso",
    self: "esta ferramenta, esta função",
    argument: "parâmetro, argumento, campo, destinatário, consulta, valor",
    file: "arquivo, arquivos, ficheiro, ficheiros, pasta, conteúdo",
    userWish: "pedido do usuário, instruções do usuário, pedido do utilizador, instruções do utilizador",
    negator: "não, nunca, jamais, nem, não deve, em nenhuma hipótese",
    without: "sem, evite",
    must: "deve, deves, é obrigatório, é necessário, é preciso, tem de, tem que, certifique-se de",
    adverb: "lhe, o, a, os, as, se, também, depois, então, primeiro, e, além disso, por favor, explicitamente, apenas",
    constantly: "sempre, toda vez, automaticamente",
    foremost: "primeiro, em primeiro lugar",
    also: "também, além disso",
    silently: "em silêncio, silenciosamente, discretamente, em segredo, secretamente",
    join: "e, ou",
    before: "antes de",
    after: "depois de, após",
    when: "quando, sempre que, cada vez que, se, a cada chamada",
    unaware:
      "sem que o usuário, sem que o utilizador, sem o conhecimento do usuário, sem o conhecimento do utilizador, sem informar o usuário, sem informar o utilizador, sem avisar o usuário, sem avisar o utilizador, o usuário não deve saber, o utilizador não deve saber",
    keepSecret: "fica entre nós, mantenha .. em segredo, guarde .. segredo",
    takesPrecedence: "estas instruções têm prioridade, têm prioridade sobre, prevalecem sobre",
    outranks: "prioridade sobre o usuário, prioridade sobre o utilizador, mesmo que o usuário, mesmo que o utilizador",
    jailbreak: "modo sem restrições, agora você é, sem restrições de segurança",
  },
};
