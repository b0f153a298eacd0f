/** Packages that compute: nothing outside of the process is reached by calling them. */

/** Built-in modules of Node without a sink of their own, beside those with rows. */
const NODE =
  "assert async_hooks buffer console constants crypto diagnostics_channel dns events fs http http2 https inspector module net os path " +
  "perf_hooks process punycode querystring readline repl stream string_decoder sys test timers tls tty url util v8 vm wasi " +
  "worker_threads zlib child_process cluster dgram import.meta";

/** SDKs of MCP: what of them is no registration moves messages between server and client. */
const SDKS =
  "@modelcontextprotocol/sdk @modelcontextprotocol/server @modelcontextprotocol/core @modelcontextprotocol/client @modelcontextprotocol/ext-apps " +
  "fastmcp mcp-framework litemcp mcp-handler @vercel/mcp-adapter @vercel/mcp-handler agents mcp-lite tmcp xmcp easy-mcp @mastra/mcp";

const LIBRARIES =
  "@logtape/logtape @opentelemetry/api @opentelemetry/semantic-conventions pizzip isbinaryfile unpdf @jimp/core @jimp/types zod zod-to-json-schema zod-validation-error zod-openapi @asteasolutions/zod-to-openapi @sinclair/typebox typebox valibot @valibot/to-json-schema arktype yup joi superstruct " +
  "io-ts runtypes ajv ajv-formats ajv-errors jsonschema json-schema json-schema-to-zod json-schema-to-ts @apidevtools/json-schema-ref-parser " +
  "lodash lodash-es lodash.debounce lodash.merge lodash.get underscore ramda remeda radash rambda es-toolkit just-safe-get dot-prop deepmerge " +
  "fast-deep-equal deep-equal clone rfdc immer immutable uuid nanoid ulid cuid @paralleldrive/cuid2 short-uuid object-hash hash-sum crypto-js " +
  "bcrypt bcryptjs argon2 jsonwebtoken jose jws js-sha256 js-sha3 md5 tweetnacl @noble/hashes @noble/curves bs58 base64-js js-base64 buffer " +
  "date-fns date-fns-tz dayjs moment moment-timezone luxon @js-temporal/polyfill ms cron-parser cronstrue rrule chrono-node " +
  "chalk kleur picocolors colors ansi-colors ansi-styles strip-ansi wrap-ansi cli-table3 ora cli-progress boxen figlet gradient-string log-symbols " +
  "winston pino pino-pretty bunyan loglevel log4js debug consola tslog signale npmlog morgan winston-daily-rotate-file mongodb-log-writer " +
  "commander yargs yargs-parser minimist meow cac arg mri command-line-args @oclif/core inquirer @inquirer/prompts prompts enquirer clipanion " +
  "dotenv dotenv-expand env-var envalid convict rc " +
  "express cors helmet body-parser compression cookie-parser express-rate-limit express-session fastify @fastify/cors @fastify/static koa koa-router " +
  "hono @hono/node-server @hono/zod-validator polka connect restify next h3 elysia itty-router find-my-way raw-body content-type morgan " +
  "cheerio htmlparser2 parse5 linkedom jsdom node-html-parser domhandler css-select turndown turndown-plugin-gfm html-to-text " +
  "marked markdown-it remark rehype unified mdast-util-from-markdown showdown sanitize-html dompurify isomorphic-dompurify @mozilla/readability " +
  "yaml js-yaml toml @iarna/toml smol-toml ini csv-parse csv-stringify papaparse fast-csv json5 jsonc-parser jsonpath jsonpath-plus jmespath " +
  "xml2js fast-xml-parser xmlbuilder2 xml-js qs query-string url-join url-parse normalize-url path-to-regexp whatwg-url tldts " +
  "iconv-lite mime mime-types file-type image-size sharp jimp pngjs canvas qrcode pdf-parse pdf-lib pdfjs-dist mammoth docx jszip pako fflate " +
  "diff diff-match-patch fast-diff jsdiff parse-diff minimatch micromatch picomatch ignore multimatch is-glob " +
  "semver compare-versions escape-html escape-string-regexp he entities slugify change-case camelcase pluralize title-case lru-cache quick-lru " +
  "node-cache prom-client p-limit p-queue p-map p-retry p-throttle async async-retry async-mutex bottleneck retry exponential-backoff throttle-debounce " +
  "eventemitter3 mitt events rxjs neverthrow fp-ts effect ts-pattern tiny-invariant type-fest tslib reflect-metadata inversify tsyringe typedi " +
  "@nestjs/common @nestjs/core @nestjs/config @nestjs/microservices @nestjs/swagger @nestjs/schedule @nestjs/event-emitter class-validator class-transformer " +
  "mathjs decimal.js bignumber.js big.js bn.js simple-statistics ml-matrix numeral currency.js convert-units fuse.js flexsearch lunr minisearch natural " +
  "compromise franc tiktoken js-tiktoken gpt-tokenizer string-similarity fastest-levenshtein leven " +
  "gray-matter handlebars mustache ejs nunjucks pug lit eta liquidjs react react-dom react-dom/server preact vue svelte " +
  "typescript @babel/parser @babel/traverse @babel/generator @babel/types acorn esprima espree estraverse recast jscodeshift ts-morph prettier magic-string " +
  "@typescript-eslint/typescript-estree tree-sitter web-tree-sitter sql-formatter node-sql-parser pgsql-ast-parser sqlstring pg-format " +
  "graphql graphql-tag @graphql-tools/schema openapi-types openapi3-ts @apidevtools/swagger-parser swagger-parser " +
  "three gl-matrix earcut d3 d3-scale chart.js chartjs-node-canvas vega vega-lite echarts color tinycolor2 shell-quote shell-escape shescape " +
  "is-docker is-wsl is-ci ci-info os-locale supports-color term-size which-key validator is-url is-ip ip ipaddr.js libphonenumber-js email-validator " +
  "pkg-types read-pkg normalize-package-data package-json-type hosted-git-info @types/node undici-types source-map-support source-map http-status-codes " +
  "http-errors statuses @hapi/boom @hapi/hoek long text-encoding msgpackr @msgpack/msgpack protobufjs avsc bson flatbuffers seedrandom random-js @faker-js/faker " +
  "chance parse-duration human-interval pretty-bytes pretty-ms filesize bytes humanize-duration timeago.js opossum " +
  "dedent ts-dedent common-tags outdent endent @mjackson/multipart-parser @toon-format/toon @blackwell-systems/gcf " +
  "mongodb-redact mongodb-connection-string-url mongodb-build-info mongodb-schema hadron-document mongodb-ns @mongosh/arg-parser " +
  "@opendocsg/pdf2md ts-levenshtein";

const NAMES: ReadonlySet<string> = new Set(`${NODE} ${SDKS} ${LIBRARIES}`.split(" "));

/** Those whose calls give things with methods of their own, not data: spans and meters, elements of a page, numbers, dates, geometry. */
const FLUENT: ReadonlySet<string> = new Set(
  (
    "@opentelemetry/api prom-client cheerio three gl-matrix ajv decimal.js bignumber.js big.js bn.js dayjs moment moment-timezone " +
    "luxon pdf-lib magic-string debug"
  ).split(" "),
);

/** Whether what a package's calls give has methods, which are the package's too. */
export function isFluent(module: string): boolean {
  return FLUENT.has(module);
}

const BUILT_IN: ReadonlySet<string> = new Set(NODE.split(" "));

/** Whether a module is Node's own. */
export function isBuiltIn(module: string): boolean {
  return BUILT_IN.has(module);
}

/** Whether nothing outside is reached by a call of a package, unless a row of a sink says so. */
export function isPure(module: string): boolean {
  return (
    NAMES.has(module) || module.startsWith("@types/") || module.startsWith("@std/") || module.startsWith("@noble/")
  );
}
