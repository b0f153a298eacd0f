import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import ts from "typescript";

/** A regular expression as it is written in a source file. */
export interface RegexLiteral {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** Where a regular expression is made from a value: what it is cannot be read from the code. */
export interface MadeRegex {
  readonly file: string;
  readonly line: number;
}

/** Every regular expression of `src/`: those written out, and the places where one is made. */
export function regexesOf(folder: string): {
  readonly literals: readonly RegexLiteral[];
  readonly made: readonly MadeRegex[];
} {
  const literals: RegexLiteral[] = [];
  const made: MadeRegex[] = [];
  for (const file of globSync(`${folder}/**/*.ts`).sort()) {
    const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      if (ts.isRegularExpressionLiteral(node)) {
        const slash = node.text.lastIndexOf("/");
        literals.push({ file, line, source: node.text.slice(1, slash), flags: node.text.slice(slash + 1) });
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(tree) === "RegExp"
      ) {
        made.push({ file, line });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, made };
}

/** How a verdict is filed. */
export function verdictKey({ source, flags }: Pick<RegexLiteral, "source" | "flags">): string {
  return `/${source}/${flags}`;
}
