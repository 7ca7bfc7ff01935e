import { parseArgs } from "node:util";
import { isMode, modes } from "./modes.ts";
import { startOpenAi } from "./server.ts";

const help = `Starts a server that speaks OpenAI's Chat Completions API as far as the riddle service uses it.

  npm run openai -- [--port 8399] [--host 127.0.0.1] [--mode good]

Start the product with OPENAI_BASE_URL=http://127.0.0.1:8399/v1 and any OPENAI_API_KEY to use it. While it runs,
GET /mode shows how it responds, and PUT /mode changes it:

  curl -X PUT http://127.0.0.1:8399/mode -d '{"mode": "rate-limit", "times": 2, "retryAfterSeconds": 3}'

After as many requests as "times" says, the mode is good again; without it, the mode holds for all requests.

${Object.entries(modes)
  .map(([mode, does]) => `  ${mode.padEnd(16)}${does}`)
  .join("\n")}`;

const options = readOptions();
if (options) {
  try {
    const server = await startOpenAi(options);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    console.log(`openai ready on ${server.url}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "8399" },
        host: { type: "string", default: "127.0.0.1" },
        mode: { type: "string", default: "good" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { port, host, mode } = values;
    if (values.help) {
      console.log(help);
      return undefined;
    }
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      return fail("--port must be a number from 0 to 65535");
    if (!isMode(mode)) return fail(`--mode must be one of ${Object.keys(modes).join(", ")}`);
    return { port: Number(port), host, mode };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(`openai: ${message}\nTry --help.`);
  process.exit(2);
}
