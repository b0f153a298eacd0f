import { InputError } from "../model/errors.ts";
import { quoted } from "./live/quote.ts";

/** A published package by its exact version: the same words name the same bytes. */
const SPEC = /^(?:@[\w.-]{1,100}\/)?\w[\w.-]{0,200}@\d[\w.+-]{0,100}$/;

/** @throws InputError for anything but `name@version`: npm would run the scripts of a folder or a repository. */
export function parsePackage(spec: string): string {
  if (!SPEC.test(spec)) throw new InputError(`package: "${quoted(spec)}" is not name@version with an exact version`);
  return spec;
}
