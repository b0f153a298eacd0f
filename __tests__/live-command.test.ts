import { parseCommand } from "../src/inputs/live/command.ts";
import { commandNaming, secretsOf, urlNaming } from "../src/inputs/live/naming.ts";

describe("a command is cut into words as POSIX cuts it, and nothing in it is expanded", () => {
  test.each<[string, readonly string[]]>([
    ["npx -y  pkg", ["npx", "-y", "pkg"]],
    [`a 'b c' "d e" f\\ g`, ["a", "b c", "d e", "f g"]],
    [`a --x="1 2"'3'4`, ["a", "--x=1 234"]],
    [`a "" ''`, ["a", "", ""]],
    [String.raw`a "\"\\\$\n" '\n'`, ["a", String.raw`"\$\n`, String.raw`\n`]],
    ["a $HOME ~ *.js `id` $(id)", ["a", "$HOME", "~", "*.js", "`id`", "$(id)"]],
    ["a http://h/?b=1&c=2;d", ["a", "http://h/?b=1&c=2;d"]],
    [`a "&&" '|'`, ["a", "&&", "|"]],
    ["\n  node\n  my server.js\r\n  --say=it's\n\n", ["node", "my server.js", "--say=it's"]],
    ["npx -y \\\n  pkg \\\r\n  --flag", ["npx", "-y", "pkg", "--flag"]],
  ])("%j", (command, words) => {
    expect(parseCommand(command)).toEqual(words);
  });

  test.each([
    ["", "server: the command is empty"],
    [" \n ", "server: the command is empty"],
    [`"" a`, "server: the command is empty"],
    [`a "b`, "server: the command has a quote or a backslash that does not end"],
    [`a it's`, "server: the command has a quote or a backslash that does not end"],
    ["a b\\", "server: the command has a quote or a backslash that does not end"],
    ["a && b", 'server: the command is not run by a shell; put "&&" in quotes if it is an argument'],
    ["a | b", 'server: the command is not run by a shell; put "|" in quotes if it is an argument'],
    ["KEY=1 a", "server: a command begins with its program; variables for it are given with env"],
  ])("%j is refused", (command, says) => {
    expect(() => parseCommand(command)).toThrow(says);
  });
});

describe("a command is called after the package or script that it runs", () => {
  test.each([
    ["npx -y @modelcontextprotocol/server-everything", "server-everything"],
    ["npx -y @acme/mcp@1.2.3 --flag", "acme-mcp"],
    ["npx -y @acme/notes-mcp@1.2.3 --flag", "notes-mcp"],
    ["npx --yes mcp-tools@latest", "mcp-tools"],
    ["npx -y -p @acme/mcp acme-bin", "acme-mcp"],
    ["npx --package=mcp-tools -- bin", "mcp-tools"],
    ["/usr/local/bin/npx -y github:acme/mcp-tools", "mcp-tools"],
    ["npm exec -y -- mcp-tools", "mcp-tools"],
    ["pnpm dlx mcp-tools", "mcp-tools"],
    ["bunx mcp-tools", "mcp-tools"],
    ["uvx mcp-server-time==1.2", "mcp-server-time"],
    ["uvx --from git+https://tok@github.com/acme/mcp.git@main mcp", "mcp"],
    ["uv run --directory /srv server.py", "server"],
    ["docker run -i --rm -e KEY ghcr.io/github/github-mcp-server:1.0", "github-mcp-server"],
    ["deno run -A npm:@acme/mcp", "acme-mcp"],
    ["node --import tsx dist/weather.js --port 1", "weather"],
    ["python -m weather_mcp", "weather_mcp"],
    ["python3 tools/weather.py", "weather"],
    ["./bin/weather --stdio", "weather"],
    ["C:\\tools\\weather.exe", "weather"],
    ["node node_modules/@acme/mcp/dist/index.js", "acme-mcp"],
    ["node ./node_modules/mcp-tools/index.js", "mcp-tools"],
    ["node", "node"],
    ["npx -y", "npx"],
    ["./\u202e.", "server"],
  ])("%s: %s", (command, key) => {
    expect(commandNaming(command.split(" ")).key).toBe(key);
  });

  test.each([
    ["npx -y @acme/mcp@1.2.3 --api-key sk-1", "npx @acme/mcp@1.2.3"],
    ["uvx --from git+https://tok@github.com/acme/mcp?x=1 mcp", "uvx git+https://github.com/acme/mcp"],
    ["./bin/weather --token t", "weather"],
  ])("%s is shown as %s", (command, source) => {
    expect(commandNaming(command.split(" ")).source).toBe(source);
  });

  test.each([
    ["tool --api-key sk-1 --url https://a:b@host/x --token=t=1 -v", ["sk-1", "a:b", "t=1"]],
    ["tool --monkey banana --keyboard qwerty", []],
  ])("the secrets of %s are %j", (command, secrets) => {
    expect(secretsOf(command.split(" "))).toEqual(secrets);
  });
});

describe("a url is called after its host, and shown without what may be secret", () => {
  test.each([
    ["https://user:pass@mcp.example.com/v1/mcp?key=1#x", "mcp.example.com", "https://mcp.example.com/v1/mcp"],
    ["http://localhost:3000/sse", "localhost-3000", "http://localhost:3000/sse"],
    ["http://[::1]:8080/", "1-8080", "http://[::1]:8080/"],
    ["https://h.example/s/NjQ2ZmE5YjE4ZQ12/mcp", "h.example", "https://h.example/s/***/mcp"],
  ])("%s", (url, key, source) => {
    expect(urlNaming(new URL(url))).toEqual({ key, source });
  });
});
