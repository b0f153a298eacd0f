import type { Vocabulary } from "./vocabulary.ts";

/**
 * French, for orders to hide, to set instructions aside and to hand out secrets. Verbs in the forms that give orders, with
 * what may be elided before them: an apostrophe parts no words.
 */
export const fr: Vocabulary = {
  language: "fr",
  telltales:
    "le, les, des, du, une, vous, cet, cette, ces, ses, avec, dans, aux, est, sont, jamais, toujours, toutes, avant, après, ne, et, ou, outil, l'outil, utilisateur, l'utilisateur, à, d'utiliser, n'en, qu'il, consigne, consignes, fichier, contenu, tout, l'intégralité",
  inflects: "no",
  verbs: {
    obey: "obéis, obéissez, obéir, suis, suivez, respecte, respectez, applique, appliquez, exécute, exécutez",
    read: "lis, lisez, lire, ouvre, ouvrez, ouvrir, d'ouvrir, charge, chargez, récupère, récupérez, récupérer, consulte, consultez, cherche, cherchez, accède à, accédez à, parcours, parcourez",
    grab: "extrais, extrayez, extraire, d'extraire, collecte, collectez, collecter, rassemble, rassemblez, copie, copiez, copier, recueille, recueillez, vole, volez, exporte, exportez",
    send: "envoie-le, envoyez-le, transmets-le, transmettez-le, envoie, envoyez, envoyer, d'envoyer, l'envoyer, transmets, transmettez, transmettre, transfère, transférez, transférer, poste, postez, publie, publiez, partage, partagez, téléverse, téléversez, fais suivre, faites suivre, communique, communiquez",
    include:
      "ajoute, ajoutez, ajouter, d'ajouter, inclus, incluez, inclure, d'inclure, joins, joignez, joindre, insère, insérez, mets, mettez, mettre, place, placez, place-le, placez-le, mets-le, mettez-le, ajoute-le, ajoutez-le, joins-le, joignez-le, passe, passe-le, passez-le, passez, passer, renseigne, renseignez, transmets, transmettez, fournis, fournissez",
    tell: "dis, dites, dire, mentionne, mentionnez, mentionner, informe, informez, informer, d'informer, l'informer, préviens, prévenez, prévenir, avertis, avertissez, avertir, d'avertir, révèle, révélez, révéler, évoque, évoquez, évoquer, parle, parlez, parler, explique, expliquez, signale, signalez, signaler, divulgue, divulguez, annonce, annoncez",
    show: "montre, montrez, montrer, affiche, affichez, afficher, d'afficher",
    // What is elided before a verb stands inside its word.
    hide: "n'évoque pas, n'évoquez pas, n'évoque jamais, n'évoquez jamais, n'en parle pas, n'en parlez pas, n'en parle jamais, n'en parlez jamais, n'informe pas, n'informez pas, n'affiche pas, n'affichez pas, n'avertis pas, n'avertissez pas, n'indique pas, n'indiquez pas, n'explique pas, n'expliquez pas, cache, cachez, cacher, dissimule, dissimulez, dissimuler, masque, masquez, masquer, tais, taisez",
    override:
      "ignore, ignorez, ignorer, d'ignorer, oublie, oubliez, oublier, d'oublier, contourne, contournez, contourner, désobéis, désobéissez, désactive, désactivez, passe outre, passez outre",
  },
  words: {
    keyStore:
      "trousseau, clé privée, clés privées, clef privée, clés ssh, mots de passe enregistrés, cookies du navigateur, historique du shell",
    machine:
      "presse-papiers, applications ouvertes/installées, processus en cours, nom de la machine, boîte de réception, carnet d'adresses, historique de navigation",
    taker: "notre serveur, nos serveurs, notre cloud, serveur externe, à nous, tiers",
    gleaned:
      "mentionnés, mentionnées, mentionné, mentionnée, évoqués, évoquées, tirés/tirées/extraits/extraites/déduits/déduites de la conversation, au cours de la conversation, dans la conversation, sans le demander",
    personal:
      "santé, maladies, médicaments, traitements, revenus, salaire, dettes, religion, opinions politiques, situation familiale, orientation sexuelle, humeur",
    contents: "contenu, contenus, texte, copie, lignes, valeur, valeurs, extrait, intégralité",
    talk: "tout ce que l'utilisateur, ce que l'utilisateur a dit/écrit/tapé, intégralité de la conversation, toute la conversation, l'historique de la conversation, échanges précédents, copie intégrale des échanges, résultats/sorties/réponses des autres outils",
    user: "utilisateur, utilisatrice, utilisateurs, l'utilisateur, l'utilisatrice, personne, client, l'humain, quiconque",
    model: "assistant, l'assistant, agent, l'agent, modèle",
    secret:
      "clé privée, clés privées, clé ssh, clés ssh, mot de passe maître, phrase de récupération, trousseau, historique du navigateur, l'historique du navigateur",
    credential:
      "mot de passe, mots de passe, identifiants, clé d'api, clés d'api, clé api, clés api, jeton, jetons, secrets, variables d'environnement",
    private:
      "historique complet, l'historique complet, historique de la conversation, l'historique de la conversation, toute la conversation, conversation entière, conversation complète, prompt système, messages précédents, instructions système",
    instructions: "instruction, instructions, consigne, consignes, règles, directives, ordres",
    limits: "règles de sécurité, filtres de sécurité, restrictions, garde-fous",
    earlier: "précédentes, précédente, antérieures, toutes les, tes, vos, système, ci-dessus",
    reply: "réponse, résultat, sortie, résumé",
    deed: "cette étape, cette action, cette consigne, cette instruction, ces instructions, cet appel, ce changement, cette opération, que, en, cela",
    self: "cet outil, cette fonction",
    argument: "paramètre, argument, champ, destinataire, valeur, montant, requête",
    file: "fichier, fichiers, dossier, contenu",
    userWish: "demande de l'utilisateur, instructions de l'utilisateur, consignes de l'utilisateur",
    negator: "ne, jamais, en aucun cas",
    without: "sans, évite de, évitez de",
    must: "doit, dois, devez, il faut, il est impératif de, il est obligatoire de, veille à, veillez à, assure-toi de, assurez-vous de",
    adverb: "lui, le, la, les, en, y, aussi, ensuite, puis, d'abord, et, explicitement, s'il vous plaît, également",
    constantly: "toujours, systématiquement, automatiquement, à chaque fois",
    foremost: "d'abord, tout d'abord, en premier lieu",
    also: "aussi, également, en outre, de plus",
    silently: "discrètement, silencieusement, secrètement, en secret, en silence",
    join: "et, ou, puis",
    before: "avant de, avant d'utiliser, avant d'appeler, avant d'exécuter, avant toute, avant chaque",
    after: "après, une fois",
    when: "quand, lorsque, si, dès que, chaque fois que, à chaque appel",
    unaware:
      "à l'insu de l'utilisateur, sans en informer l'utilisateur, sans informer l'utilisateur, sans prévenir l'utilisateur, sans avertir l'utilisateur, sans le dire à l'utilisateur, sans que l'utilisateur, l'utilisateur ne doit pas savoir, l'utilisateur ne doit rien savoir",
    keepSecret: "reste entre nous, garde .. secret, gardez .. secret, garde le silence sur, gardez le silence sur",
    takesPrecedence: "ces instructions priment, ces consignes priment, ces instructions prévalent",
    outranks: "priment sur l'utilisateur, priment sur celles de l'utilisateur, même si l'utilisateur",
    jailbreak: "mode sans restriction, mode sans restrictions, tu es désormais, vous êtes désormais",
  },
};
