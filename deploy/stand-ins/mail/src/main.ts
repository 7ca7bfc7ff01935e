import { parseArgs } from "node:util";
import { hostNames } from "@wordlehint/contracts/own-host";
import { isMode, modes } from "./modes.ts";
import { startMailbox } from "./server.ts";

const help = `Starts a mail server that takes every mail and delivers none, with a web view of the mails.

  npm run mailbox -- --dir PATH [--port 8025] [--smtp-port 8026] [--host 127.0.0.1] [--keep 5000] [--mode good]

Start the product with SMTP_URL=smtp://127.0.0.1:8026 to use it; without SMTP_URL, npm start starts one of its own.
Browsers see it at localhost or an IP address, and at the host names in ALLOWED_HOSTS, separated by commas.
Programs read the mails by the part of Mailpit's HTTP API that reads, marks and deletes them. While it runs, GET /mode
shows how it treats mails, and PUT /mode changes it:

  curl -X PUT http://127.0.0.1:8025/mode -d '{"mode": "greylist", "times": 2, "to": "ada@"}'

After as many times as "times" says, the mode is good again; without it, the mode holds on. With "to" it holds only for
recipients whose address contains that text.

${Object.entries(modes)
  .map(([mode, { does }]) => `  ${mode.padEnd(16)}${does}`)
  .join("\n")}`;

const options = readOptions();
if (options) {
  try {
    const server = await startMailbox(options);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    console.log(`mailbox ready on ${server.url}, SMTP on ${server.smtpUrl}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        dir: { type: "string" },
        port: { type: "string", default: "8025" },
        "smtp-port": { type: "string", default: "8026" },
        host: { type: "string", default: "127.0.0.1" },
        keep: { type: "string", default: "5000" },
        mode: { type: "string", default: "good" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(help);
      return undefined;
    }
    const { dir, host, mode } = values;
    if (!dir) return fail("--dir is missing: the folder that keeps the mails");
    if (!isMode(mode)) return fail(`--mode must be one of ${Object.keys(modes).join(", ")}`);
    const port = numberIn("port", values.port, 0, 65_535);
    const smtpPort = numberIn("smtp-port", values["smtp-port"], 0, 65_535);
    const allowedHosts = hostNames(process.env.ALLOWED_HOSTS ?? "");
    return {
      dir,
      host,
      mode,
      allowedHosts,
      port,
      smtpPort,
      keep: numberIn("keep", values.keep, 1, 1_000_000),
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < min || number > max)
    return fail(`--${name} must be a whole number from ${min} to ${max}`);
  return number;
}

function fail(message: string): never {
  console.error(`mailbox: ${message}\nTry --help.`);
  process.exit(2);
}
