/** Methods that give what is stored under a key. */

const LOOKUP = /^(?:get|all|first|find|look[uU]p|load|fetch|query|search|select|list|count|peek|iterate)(?=$|[A-Z_])/;

/** Names of what is made of an argument, not stored under it: `getFullPath(name)`. */
const MADE = /(?:path|paths|url|urls|uri|dir|directory|folder|filename|name|command|key|id)$/i;

/** Whether a method, by its name, gives what is stored: that is not what the caller chose, though its key may be. */
export function isLookup(name: string): boolean {
  return LOOKUP.test(name) && (/By[A-Z]/.test(name) || !MADE.test(name));
}
