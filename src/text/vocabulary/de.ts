import type { Vocabulary } from "./vocabulary.ts";

/** German, for orders to hide, to set instructions aside and to hand out secrets. Verbs in the forms that give orders. */
export const de: Vocabulary = {
  language: "de",
  telltales:
    "der, das, den, dem, und, nicht, nichts, nie, niemals, kein, keine, bitte, benutzer, nutzer, anwender, werkzeug, ohne, für, mit, vor, nach, wenn, muss, musst, soll, diesen, diese, dieser, dieses, davon, alle, vorherigen, anweisungen, passwort, datei, niemandem, auf, inhalt, kopie, alles, aus",
  inflects: "no",
  verbs: {
    obey: "befolge, befolgen, folge, folgen, gehorche, gehorchen, tue, was",
    read: "lies, lesen, lese, liest, öffne, öffnen, abrufen, rufe .. ab, auslesen, hole, holen, suche nach, durchsuche, durchsuchen, einlesen",
    grab: "sammle, sammeln, kopiere, kopieren, entnimm, entnehmen, auslesen, stiehl, exportiere",
    send: "sende, senden, schicke, schicken, verschicke, übermittle, übermitteln, übertrage, übertragen, weiterleiten, leite .. weiter, hochladen, lade .. hoch, mitsenden, übergib, übergeben",
    include:
      "füge .. hinzu, hinzufügen, einfügen, anhängen, hänge .. an, eintragen, trage .. ein, mitgeben, gib .. mit, übergib, übergeben, einsetzen, aufnehmen, schreibe .. in",
    tell: "sage, sagen, sag, erwähne, erwähnen, mitteilen, teile .. mit, verrate, verraten, erzähle, erzählen, informiere, informieren, benachrichtige, benachrichtigen, erkläre, erklären, hinweisen, offenbaren, preisgeben",
    show: "zeige, zeigen, anzeigen, zeige .. an, ausgeben, darstellen",
    hide: "verberge, verbergen, verstecke, verstecken, verheimliche, verheimlichen, verschweige, verschweigen",
    override: "ignoriere, ignorieren, vergiss, vergessen, missachte, missachten, umgehe, umgehen, übergehe",
  },
  words: {
    keyStore:
      "schlüsselbund, privater schlüssel, privaten schlüssel, private schlüssel, ssh-schlüssel, passwortspeicher, gespeicherte/gespeicherten passwörter, cookies des browsers",
    machine:
      "zwischenablage, laufende/laufenden/installierte/installierten programme/anwendungen/prozesse, rechnername, browserverlauf, posteingang, kontakte des nutzers/benutzers",
    taker: "unseren server, unsere cloud, an uns, unserem server, externen server, dritte",
    gleaned:
      "erwähnt, erwähnte, erwähnten, aus dem gespräch, aus der unterhaltung, im gespräch, beiläufig, ungefragt, nebenbei",
    personal:
      "gesundheit, krankheiten, medikamente, diagnosen, einkommen, gehalt, schulden, religion, politische .., familienstand, beziehungen, schwangerschaft, stimmung, ansichten",
    contents: "inhalt, inhalte, wortlaut, text, kopie, abschrift, zeilen, wert, werte, auszug",
    talk: "bisherige gesprächsverlauf, bisherigen gesprächsverlauf, gesprächsverlauf, chatverlauf, verlauf des gesprächs, verlauf der unterhaltung, gesamte unterhaltung, gesamte gespräch, ganze gespräch, ganze unterhaltung, alles was der/die nutzer/benutzer/anwender/nutzerin, was der/die nutzer/benutzer/anwender .. gesagt/geschrieben/getippt/eingegeben, ergebnisse/ausgaben/antworten .. anderer werkzeuge/tools",
    user: "benutzer, nutzer, anwender, anwenderin, benutzerin, kunden, kunde, person, niemandem, niemand, dem menschen",
    model: "assistent, agent, modell",
    secret:
      "privater schlüssel, privaten schlüssel, ssh-schlüssel, hauptpasswort, schlüsselbund, browserverlauf, cookies",
    credential:
      "passwort, passwörter, kennwort, zugangsdaten, api-schlüssel, token, geheimnis, geheimnisse, umgebungsvariablen",
    private: "gesprächsverlauf, chatverlauf, unterhaltung, systemprompt, system-prompt, bisherigen nachrichten",
    instructions: "anweisungen, anweisung, regeln, vorgaben, befehle, richtlinien",
    limits: "sicherheitsregeln, sicherheitsfilter, beschränkungen",
    earlier: "vorherigen, bisherigen, früheren, alle, deine, obigen, vorigen",
    reply: "antwort, ausgabe, ergebnis, zusammenfassung",
    deed: "diesen schritt, dieser schritt, diese anweisung, diese aktion, davon, darüber, diesen aufruf, diese änderung, dass",
    self: "dieses werkzeug, dieses tool, diese funktion",
    argument: "parameter, argument, feld, empfänger, betrag, anfrage",
    file: "datei, dateien, ordner, inhalt",
    userWish: "anweisungen des benutzers, anfrage des benutzers, wunsch des benutzers",
    negator: "nicht, nie, niemals, nichts, kein, keinesfalls, auf keinen fall",
    without: "ohne",
    must: "muss, musst, müssen, sollst, soll, sollen, unbedingt, zwingend, bitte",
    constantly: "immer, stets, jedes mal, automatisch",
    foremost: "zuerst, zunächst",
    also: "auch, außerdem, zusätzlich",
    silently: "heimlich, unbemerkt, still, stillschweigend",
    join: "und, oder",
    before: "vor, bevor",
    after: "nach, nachdem",
    when: "wenn, sobald, falls, bei jedem, jedes mal wenn",
    unaware:
      "ohne wissen des benutzers, ohne dass der benutzer, ohne den benutzer zu informieren, ohne zustimmung des benutzers, der benutzer darf nicht wissen, der benutzer darf nichts, der benutzer soll nichts",
    keepSecret: "halte .. geheim, geheim halten, bleibt unter uns, behalte .. für dich",
    takesPrecedence: "diese anweisungen haben vorrang, diese anweisung hat vorrang",
    outranks: "vorrang vor dem benutzer, vorrang vor den anweisungen des benutzers, auch wenn der benutzer",
    jailbreak: "du bist jetzt .. ohne einschränkungen, uneingeschränkten modus",
  },
};
