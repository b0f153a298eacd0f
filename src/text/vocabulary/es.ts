import type { Vocabulary } from "./vocabulary.ts";

/** Spanish, for orders to hide, to set instructions aside and to hand out secrets. Verbs in the forms that give orders. */
export const es: Vocabulary = {
  language: "es",
  telltales:
    "el, los, las, del, que, usuario, usuarios, por, para, una, nunca, jamás, también, antes, después, herramienta, instrucciones, contraseña, archivo, debes, debe, cuando, siempre, estas, este, esta, esto, respuesta, ningún, nadie, sus, ignora, envía, digas, menciones, contenido, todo, texto, conversación",
  inflects: "no",
  verbs: {
    obey: "haz lo que, haga lo que, cumple, cumpla, obedece, obedezca, sigue, siga, acata, atiende",
    read: "lee, lea, leer, abre, abra, abrir, accede a, acceda a, acceder a, consulta, busca, obtén, obtenga, obtener, revisa, recupera",
    grab: "extrae, extraiga, extraer, recopila, recopile, recopilar, recoge, copia, copie, copiar, roba, vuelca, captura",
    send: "envía, envíe, enviar, envíalo, manda, mande, mandar, reenvía, reenvíe, reenviar, sube, suba, subir, publica, transmite, comparte, comparta, pasa, pase, pasar, entrega",
    include:
      "incluye, incluya, incluir, añade, añada, añadir, agrega, agregue, agregar, pon, ponga, poner, inserta, adjunta, adjunte, adjuntar, pasa, pase, pasar, escribe",
    tell: "digas, diga, decir, dile, dígale, decirle, menciones, mencione, mencionar, menciona, informes, informe, informar, informa, reveles, revele, revelar, reveles, avises, avise, avisar, notifiques, notifique, notificar, cuentes, cuente, contar, expliques, explique, explicar, comentes",
    show: "muestres, muestre, mostrar, enseñes, enseñe, enseñar, expongas, incluyas, indiques",
    hide: "oculta, oculte, ocultar, esconde, esconda, esconder, disimula",
    override: "ignora, ignore, ignorar, omite, omita, olvida, olvide, olvidar, descarta, desobedece, anula, desactiva",
  },
  words: {
    keyStore:
      "llavero, clave privada, claves privadas, llave privada, claves ssh, contraseñas guardadas, cookies del navegador, historial de comandos",
    machine:
      "portapapeles, aplicaciones abiertas/instaladas, procesos en ejecución, nombre del equipo, bandeja de entrada, libreta de direcciones, historial de navegación",
    taker: "nuestro servidor, nuestros servidores, nuestra nube, servidor externo, a nosotros, terceros",
    gleaned:
      "mencionado, mencionados, mencionada, mencionadas, extraído/extraídos/extraída/extraídas/deducido/tomado/sacado de la conversación, de la conversación, durante la conversación, sin preguntar, sin que lo pida",
    personal:
      "salud, enfermedades, medicación, medicamentos, ingresos, salario, sueldo, deudas, religión, opiniones políticas, estado civil, familia, orientación sexual, ánimo",
    contents: "contenido, contenidos, texto, copia, líneas, valor, valores, volcado",
    talk: "todo lo que el usuario/usuaria/cliente, lo que el usuario ha dicho/escrito, toda la conversación, conversación completa/entera, historial completo, historial de la conversación, resultados/salidas/respuestas de las/otras .. herramientas",
    user: "usuario, usuaria, usuarios, al usuario, cliente, persona, nadie, humano",
    model: "asistente, agente, modelo",
    secret:
      "clave privada, claves privadas, clave ssh, claves ssh, contraseña maestra, frase semilla, historial del navegador, cookies",
    credential:
      "contraseña, contraseñas, credencial, credenciales, clave de api, claves de api, token, tokens, secreto, secretos, variables de entorno",
    private:
      "conversación, historial de la conversación, historial del chat, prompt del sistema, mensajes anteriores, instrucciones del sistema",
    instructions: "instrucción, instrucciones, reglas, normas, indicaciones, órdenes, directrices, políticas",
    limits: "filtros de seguridad, restricciones, medidas de seguridad, políticas de seguridad",
    earlier: "anteriores, anterior, previas, previa, previos, tus, todas las, sistema",
    reply: "respuesta, respuestas, salida, resultado, resumen",
    deed: "este paso, esta acción, esta instrucción, estas instrucciones, este cambio, esta llamada, que, esto, este archivo, de esto, esta operación",
    self: "esta herramienta, esta función, la herramienta",
    argument: "parámetro, argumento, campo, destinatario, consulta, valor, importe",
    file: "archivo, archivos, fichero, ficheros, carpeta, contenido",
    userWish: "petición del usuario, instrucciones del usuario, lo que diga el usuario",
    negator: "no, nunca, jamás, tampoco, no debes, no debe",
    without: "sin, evita, evite",
    must: "debes, debe, deberás, tienes que, hay que, es obligatorio, es necesario, asegúrate de",
    adverb: "le, lo, la, se, les, también, luego, después, entonces, primero, y, además, por favor, explícitamente",
    constantly: "siempre, en todo momento, cada vez, automáticamente",
    foremost: "primero, en primer lugar",
    also: "también, además, asimismo",
    silently: "en silencio, silenciosamente, discretamente, en secreto, secretamente",
    join: "y, o, e, u",
    before: "antes de, previo a",
    after: "después de, tras, una vez",
    when: "cuando, siempre que, cada vez que, si, al",
    unaware:
      "sin que el usuario, sin el conocimiento del usuario, sin conocimiento del usuario, sin informar al usuario, sin avisar al usuario, sin decírselo al usuario, el usuario no debe saber, el usuario no debe enterarse, a espaldas del usuario",
    keepSecret: "mantén .. en secreto, mantenlo en secreto, en secreto, entre nosotros, guarda silencio sobre",
    takesPrecedence: "estas instrucciones tienen prioridad, tienen prioridad sobre, prevalecen sobre",
    outranks:
      "por encima del usuario, por encima de las instrucciones del usuario, prioridad sobre el usuario, aunque el usuario",
    jailbreak: "modo sin restricciones, ahora eres, sin restricciones de seguridad",
  },
};
