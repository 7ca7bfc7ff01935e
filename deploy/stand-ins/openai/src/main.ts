import { z } from "zod";
import { hostOption, portOption, runServer } from "@wordlehint/stand-in-kit/command-line";
import { listModes, modeSchema } from "@wordlehint/stand-in-kit/modes";
import { modes } from "./modes.ts";
import { startOpenAi } from "./server.ts";

const help = `Starts a server that speaks OpenAI's Chat Completions API as far as the riddle service uses it.

  npm run openai -- [--port 8399] [--host 127.0.0.1] [--mode good]

Start the product with OPENAI_BASE_URL=http://127.0.0.1:8399/v1 and any OPENAI_API_KEY to use it. While it runs,
GET /mode shows how it responds, and PUT /mode changes it:

  curl -X PUT http://127.0.0.1:8399/mode -d '{"mode": "rate-limit", "times": 2, "retryAfterSeconds": 3}'

After as many requests as "times" says, the mode is good again; without it, the mode holds for all requests.

${listModes(modes)}`;

await runServer({
  name: "openai",
  help,
  options: z.object({ port: portOption(8399), host: hostOption, mode: modeSchema(modes).default("good") }),
  start: startOpenAi,
  describe: ({ url }) => `openai ready on ${url}`,
});
