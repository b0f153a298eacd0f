import { commandsIn, type Command } from "../runner.ts";

/** What a hostile server puts into names, descriptions and errors to break out of a report. */
export const HOSTILE: readonly string[] = [
  "::error::owned",
  "\n::set-output name=x::y",
  "\u2028::stop-commands::token",
  "\u0085 \u00A0::add-mask::a",
  "x ##[error]owned",
  "##[add-mask]a\r\n##[group]b",
  "\u001B[2J\u001B]8;;https://evil.example\u0007click\u001B]8;;\u0007",
  "\u009B31m",
  "a | b | c\n| d | e |",
  "`a` ``b`` ``` c ```\n```\n# heading",
  "</code></td></tr></table><script>alert(1)</script>",
  "<img src=x onerror=alert(1)><details open><summary>x</summary>",
  "<!-- --> --> <!--",
  "[link](https://evil.example) ![image](https://evil.example/x.png) [a][b]",
  "https://evil.example www.evil.example mail@evil.example mailto:mail@evil.example",
  "@octocat @org/team #123 org/repo#1 GH-1",
  "&lt;b&gt; &#64;octocat &amp;#64;",
  "\\| \\` \\[ \\n",
  "pay\u202Egnp.exe \u2066x\u2069 \u200Bzero\u200Bwidth\uFEFF",
  "tags \u{E0049}\u{E0067}\u{E006E}\u{E006F}\u{E0072}\u{E0065}",
  "selectors a\uFE0F\uFE01\u{E0100}\u{E0101}",
  "lone \uD800 and \uDC00 surrogates",
  "fillers \u3164\u115F\u2800",
  "zalgo e\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308",
  "{0} {1} {{2}} %s %d $& $1 \u0000",
  "word".repeat(100),
  "🧑‍🚀 ⚠️ 日本語 فارسی‌ها",
];

/** What the runner of GitHub Actions would take for commands in what a step prints. */
export function commandsOf(output: string): readonly Command[] {
  return output.split(/\r\n|[\r\n]/).flatMap(commandsIn);
}
