/** Packages that reach outside, by what they reach. What a package is for is said on its page in the registry. */
import type { PackageRow } from "./row.ts";

const NPM = "https://www.npmjs.com/package/";

/** Members that only make or configure a client, whichever the package. */
export const COMMON_HANDLES =
  "extend defaults instance config configure setConfig withOptions new use interceptors interceptors.request.use interceptors.response.use " +
  "on once off addEventListener removeEventListener removeListener setDefaultOptions setMaxListeners";

export const packageSinks: readonly PackageRow[] = [
  {
    packages: "axios @nestjs/axios got ky ofetch wretch superagent needle phin bent",
    kind: "network",
    handles: "create all spread isAxiosError isCancel getUri CancelToken.source",
    source: `${NPM}axios`,
  },
  {
    packages:
      "node-fetch cross-fetch isomorphic-fetch undici whatwg-fetch fetch-retry node-fetch-native request request-promise make-fetch-happen",
    kind: "network",
    handles: "setGlobalDispatcher Agent ProxyAgent",
    silent: "isRedirect",
    source: `${NPM}undici`,
  },
  {
    packages:
      "graphql-request @apollo/client urql @urql/core openapi-fetch openapi-client-axios openapi-typescript-fetch @hey-api/client-fetch",
    kind: "network",
    handles: "default createClient setHeader setHeaders gql",
    silent: "gql",
    source: `${NPM}graphql-request`,
  },
  {
    packages:
      "ws isomorphic-ws socket.io-client reconnecting-websocket websocket mqtt amqplib kafkajs nats @nats-io/* sockjs-client",
    kind: "network",
    handles: "Server WebSocketServer",
    source: `${NPM}ws`,
  },
  {
    packages:
      "nodemailer resend postmark mailgun.js mailgun-js @sendgrid/mail @sendgrid/client emailjs imap imapflow node-imap mailparser",
    kind: "network",
    handles: "createTransport createTestAccount client setApiKey",
    silent: "simpleParser",
    source: `${NPM}nodemailer`,
  },
  {
    packages:
      "googleapis google-auth-library @googleapis/* @google-cloud/* @google/generative-ai @google/genai @googlemaps/* google-spreadsheet",
    kind: "network",
    handles:
      "auth auth.OAuth2 auth.GoogleAuth options getGenerativeModel setCredentials generateAuthUrl bucket file fromJSON gmail drive calendar docs sheets youtube",
    source: `${NPM}googleapis`,
  },
  {
    packages:
      "openai @anthropic-ai/* cohere-ai mistralai @mistralai/mistralai replicate @huggingface/* ollama groq-sdk @ai-sdk/* ai langchain @langchain/* together-ai @fal-ai/* elevenlabs @elevenlabs/* deepl-node",
    kind: "network",
    handles:
      "bind pipe fromTemplate createAnthropic createOpenAI createAzure createGoogleGenerativeAI createMistral createOpenAICompatible",
    source: `${NPM}openai`,
  },
  {
    packages:
      "@octokit/* octokit @gitbeaker/* simple-oauth2 jira-client jira.js confluence.js @atlassian/* @linear/sdk asana @notionhq/client trello @hubspot/api-client",
    kind: "network",
    handles: "plugin defaults",
    source: `${NPM}octokit`,
  },
  {
    packages:
      "@slack/* discord.js telegraf grammy node-telegram-bot-api twilio whatsapp-web.js @microsoft/microsoft-graph-client matrix-js-sdk line-bot-sdk @line/*",
    kind: "network",
    handles: "api version filter select top orderby init initWithMiddleware setToken REST",
    source: `${NPM}@slack/web-api`,
  },
  {
    packages:
      "@aws-sdk/* aws-sdk @azure/* @azure-rest/* aws4fetch @smithy/* oci-sdk ali-oss cos-nodejs-sdk-v5 qiniu minio @vercel/blob cloudinary tencentcloud-sdk-nodejs* @alicloud/*",
    kind: "network",
    handles: "from marshall unmarshall fromEnv fromIni getContainerClient getBlobClient getBlockBlobClient",
    silent: "marshall unmarshall getSignedUrl",
    source: `${NPM}@aws-sdk/client-s3`,
  },
  {
    packages: "oauth4webapi openid-client",
    kind: "network",
    silent:
      "processDiscoveryResponse processClientCredentialsResponse processAuthorizationCodeResponse processRefreshTokenResponse " +
      "generateRandomState generateRandomNonce generateRandomCodeVerifier calculatePKCECodeChallenge randomState randomNonce " +
      "randomPKCECodeVerifier ClientSecretBasic ClientSecretPost None validateAuthResponse buildAuthorizationUrl",
    source: `${NPM}oauth4webapi`,
  },
  {
    packages: "@mongodb-js/devtools-proxy-support",
    kind: "network",
    handles: "createFetch createAgent useOrCreateAgent",
    silent: "systemCA",
    source: `${NPM}@mongodb-js/devtools-proxy-support`,
  },
  {
    packages: "form-data",
    kind: "network",
    handles: "append getHeaders getBoundary setBoundary getBuffer getLength getLengthSync hasKnownLength pipe",
    source: `${NPM}form-data`,
  },
  {
    packages: "bambu-node",
    kind: "network",
    source: `${NPM}bambu-node`,
  },
  {
    packages: "stripe @stripe/* paypal-rest-sdk square @shopify/* @woocommerce/* plaid braintree",
    kind: "network",
    source: `${NPM}stripe`,
  },
  {
    packages:
      "microcms-js-sdk contentful contentful-management @sanity/client @contentstack/* @prismicio/client ghost-admin-api @tryghost/* wordpress-api wpapi strapi-sdk-js",
    kind: "network",
    handles: "createClient createManagementClient getEnvironment getSpace",
    source: `${NPM}microcms-js-sdk`,
  },
  {
    packages:
      "posthog-node posthog-js mixpanel @amplitude/* @segment/* analytics-node applicationinsights @sentry/* dd-trace @datadog/* @opentelemetry/exporter-* newrelic rollbar bugsnag @bugsnag/*",
    kind: "network",
    handles: "init withScope setTag setUser setContext startSpan wrapMcpServerWithSentry consoleLoggingIntegration",
    silent: "init",
    source: `${NPM}posthog-node`,
  },
  {
    packages:
      "@elastic/* @opensearch-project/* algoliasearch meilisearch typesense @qdrant/* @pinecone-database/* chromadb weaviate-client weaviate-ts-client @zilliz/*",
    kind: "database",
    source: `${NPM}@elastic/elasticsearch`,
  },
  {
    packages:
      "ethers viem web3 @solana/* @ton/* @cosmjs/* bitcoinjs-lib near-api-js @polkadot/api @iqai/* @coinbase/* ccxt thirdweb",
    kind: "network",
    silent:
      "parseEther formatEther parseUnits formatUnits isAddress getAddress keccak256 utils id toUtf8Bytes encodeFunctionData decodeFunctionData toHex fromHex",
    source: `${NPM}ethers`,
  },
  {
    packages:
      "@kubernetes/client-node dockerode @mongodb-js/atlas-local kubernetes-client @docker/* ssh2 node-ssh ssh2-sftp-client basic-ftp ftp webdav @supabase/* firebase firebase-admin @firebase/* appwrite node-appwrite pocketbase @upstash/* @tavily/core @mendable/firecrawl-js firecrawl exa-js serpapi yahoo-finance2 rss-parser robots-parser @extractus/* open-graph-scraper ipinfo @vercel/sdk cloudflare @cloudflare/* netlify @netlify/* heroku-client youtube-transcript ytdl-core @distube/* whois whois-json ping dns-packet tldts-experimental spotify-web-api-node @spotify/* cheerio-httpcli wikipedia wikijs arxiv-api",
    kind: "network",
    handles:
      "loadFromDefault loadFromFile loadFromString loadFromOptions makeApiClient getCurrentContext getContexts getCurrentCluster setCurrentContext exportConfig from select eq neq gt gte lt lte order limit single maybeSingle match like ilike in is or contains initializeApp getApps getFirestore credential.cert cert collection doc where",
    source: `${NPM}@kubernetes/client-node`,
  },
  {
    packages:
      "puppeteer puppeteer-core playwright playwright-core playwright-chromium @playwright/* patchright rebrowser-puppeteer selenium-webdriver webdriverio puppeteer-extra playwright-extra",
    kind: "browser",
    handles: "devices selectors",
    source: `${NPM}playwright`,
  },
  {
    packages:
      "pg pg-pool pg-promise postgres @neondatabase/serverless mysql mysql2 mariadb mssql tedious oracledb sqlite3 sqlite better-sqlite3 @libsql/client sql.js duckdb @duckdb/* snowflake-sdk @clickhouse/client clickhouse @databricks/sql @planetscale/database @vercel/postgres cassandra-driver neo4j-driver",
    kind: "database",
    source: `${NPM}pg`,
  },
  {
    packages:
      "knex kysely drizzle-orm typeorm sequelize sequelize-typescript objection @mikro-orm/* @prisma/client bookshelf",
    kind: "database",
    source: `${NPM}@prisma/client`,
  },
  {
    packages:
      "mongodb @mongosh/service-provider-core @mongosh/service-provider-node-driver mongoose redis ioredis @redis/client memcached keyv level lowdb nedb @seald-io/nedb lmdb couchdb nano node-cache-manager faunadb rethinkdb @lancedb/lancedb vectordb hnswlib-node",
    kind: "database",
    source: `${NPM}mongodb`,
  },
  {
    packages:
      "execa cross-spawn shelljs zx simple-git node-pty @lydell/node-pty node-cmd child-process-promise tinyexec nano-spawn open opn ps-list tree-kill find-process systeminformation robotjs @nut-tree/* applescript osascript-tag run-applescript pm2 python-shell isomorphic-git-exec dugite @homebridge/node-pty-prebuilt-multiarch fluent-ffmpeg sudo-prompt",
    kind: "process",
    handles: "config env cwd",
    source: `${NPM}execa`,
  },
  {
    packages:
      "fs-extra graceful-fs rimraf chokidar del mkdirp make-dir write-file-atomic write-json-file proper-lockfile tmp tmp-promise tempy conf configstore cosmiconfig node-persist adm-zip jszip-file archiver tar unzipper extract-zip yauzl exceljs xlsx csv-writer pdfkit docx4js @npmcli/fs dotenv-file",
    kind: "files",
    handles: "config",
    source: `${NPM}fs-extra`,
  },
  {
    packages:
      "glob fast-glob globby tinyglobby fdir readdirp find-up pkg-dir recursive-readdir klaw walk load-json-file",
    kind: "files",
    readsOnly: true,
    source: `${NPM}fast-glob`,
  },
];
