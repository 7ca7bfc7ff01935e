import { z } from "zod";
import { hostNames } from "@wordlehint/contracts/own-host";
import {
  dirOption,
  hostOption,
  numberOption,
  portOption,
  runServer,
} from "@wordlehint/stand-in-kit/command-line";
import { listModes, modeSchema } from "@wordlehint/stand-in-kit/modes";
import { modes } from "./modes.ts";
import { startMailbox } from "./server.ts";

const help = `Starts a mail server that takes every mail and delivers none, with a web view of the mails.

  npm run mailbox -- --dir PATH [--port 8025] [--smtp-port 8026] [--host 127.0.0.1] [--keep 5000] [--mode good]

Start the product with SMTP_URL=smtp://127.0.0.1:8026 to use it; without SMTP_URL, npm start starts one of its own.
Browsers see it at localhost or an IP address, and at the host names in ALLOWED_HOSTS, separated by commas.
Programs read the mails by the part of Mailpit's HTTP API that reads and deletes them. While it runs, GET /mode
shows how it treats mails, and PUT /mode changes it:

  curl -X PUT http://127.0.0.1:8025/mode -d '{"mode": "greylist", "times": 2, "to": "ada@"}'

After as many times as "times" says, the mode is good again; without it, the mode holds on. With "to" it holds only for
recipients whose address contains that text.

${listModes(Object.fromEntries(Object.entries(modes).map(([mode, { does }]) => [mode, does])))}`;

await runServer({
  name: "mailbox",
  help,
  options: z.object({
    dir: dirOption("the folder that keeps the mails"),
    port: portOption(8025),
    "smtp-port": portOption(8026),
    host: hostOption,
    keep: numberOption(5000, { min: 1, max: 1_000_000 }),
    mode: modeSchema(modes).default("good"),
  }),
  start: ({ "smtp-port": smtpPort, ...options }) =>
    startMailbox({ ...options, smtpPort, allowedHosts: hostNames(process.env.ALLOWED_HOSTS ?? "") }),
  describe: ({ url, smtpUrl }) => `mailbox ready on ${url}, SMTP on ${smtpUrl}`,
});
