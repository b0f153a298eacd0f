import { LineSplitter, Pieces, type Decoder } from "./lines.ts";

/** One server-sent event. */
export interface ServerEvent {
  /** `message` when the server names none. */
  readonly name: string;
  readonly data: string;
}

/** The events of a stream. One that the end of the stream cuts off is none, as the standard has it. */
export async function* eventsIn(body: AsyncIterable<Buffer>, decoder: Decoder): AsyncGenerator<ServerEvent> {
  const lines = new LineSplitter();
  let name = "message";
  let data: string[] = [];
  for await (const piece of body) {
    for (const line of lines.add(piece)) {
      const text = decoder.decode(line);
      const colon = text.indexOf(":");
      const field = colon === -1 ? text : text.slice(0, colon);
      const value = colon === -1 ? "" : text.slice(text[colon + 1] === " " ? colon + 2 : colon + 1);
      if (field === "data") data.push(value);
      else if (field === "event") name = value;
      else if (text === "") {
        if (data.length > 0) yield { name, data: data.join("\n") };
        name = "message";
        data = [];
      }
    }
  }
}

/** A whole body as text. @throws InputError when it is over the limit of a message. */
export async function textOf(body: AsyncIterable<Buffer>, decoder: Decoder): Promise<string> {
  const pieces = new Pieces();
  for await (const piece of body) pieces.add(piece);
  return decoder.decode(pieces.take());
}
