import { join, relative } from "node:path";
import { formatSeconds } from "./console/format-seconds.ts";
import { ProcessConsole } from "./console/process-console.ts";
import { formatTable } from "./console/table.ts";
import { Terminal } from "./console/terminal.ts";
import { takeDataDir } from "./data-dir.ts";
import { requireFreePorts } from "./machine/port-check.ts";
import { dataDirOf, root } from "./paths.ts";
import { portsFrom, type Ports } from "./ports.ts";
import { planProcesses } from "./processes/plan-processes.ts";
import { isHosted } from "./processes/content-settings.ts";
import { browserUrl } from "./processes/installation.ts";
import { secretsOf } from "./secrets.ts";
import { onStopRequest } from "./stop-requests.ts";
import { Supervisor } from "./supervise/supervisor.ts";
import { describeError, UserError } from "./user-error.ts";

/** After `npm start` was killed, its guard takes up to four seconds to end the processes and free their ports. */
const portTimeoutAfterCrashMs = 6000;

/** `npm start`: runs the product until it is asked to end. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  const verbose = readVerbose(args);
  const ports = portsFrom(env);
  const dataDir = dataDirOf(env);
  const lock = takeDataDir(dataDir);
  process.once("exit", () => lock.release());
  const { secrets, path: secretsPath, areNew } = secretsOf(dataDir, env);
  const plans = planProcesses({ ports, dataDir, secrets, env });
  await requireFreePorts(
    plans.flatMap(({ port, adminPort, smtpPort, purpose }) => [
      { port, name: purpose },
      ...(adminPort === undefined ? [] : [{ port: adminPort, name: `${purpose}, admin` }]),
      ...(smtpPort === undefined ? [] : [{ port: smtpPort, name: `${purpose}, SMTP` }]),
    ]),
    lock.wasLeftBehind ? portTimeoutAfterCrashMs : 0,
  );

  const supervisor = new Supervisor(new ProcessConsole(terminal, join(dataDir, "logs"), plans, { verbose }));
  onStopRequest({
    stop: () => {
      terminal.print("Ending …");
      void supervisor.stop().then(() => process.exit(0));
    },
    killNow: () => void supervisor.killNow().then(() => process.exit(1)),
  });
  try {
    await supervisor.start(plans);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  const { email, password } = secrets.firstEditor;
  const editor = areNew
    ? `${email} with the password ${password}; you choose your own at the first sign-in`
    : `${email} with your password; until you have chosen one, that of ${relative(root, secretsPath)}`;
  const hasMailbox = plans.some(({ name }) => name === "mailbox");
  const shown = { dataDir, editor: isHosted({ env }) ? undefined : editor, hasMailbox };
  terminal.print(addresses(ports, shown, terminal));
}

function readVerbose(args: readonly string[]): boolean {
  const [first, ...others] = args;
  if (others.length > 0 || (first !== undefined && first !== "--verbose"))
    throw new UserError("Usage: npm start [-- --verbose]   Without --verbose, only warnings are printed.");
  return first === "--verbose";
}

type Shown = { dataDir: string; editor: string | undefined; hasMailbox: boolean };

function addresses(ports: Ports, { dataDir, editor, hasMailbox }: Shown, terminal: Terminal): string {
  const site = browserUrl(ports.gateway);
  const logs = relative(root, join(dataDir, "logs"));
  return [
    "",
    terminal.paint("bold", `WordleHint is running, after ${formatSeconds(process.uptime() * 1000)}.`),
    formatTable([
      ["  Site", site],
      ["  Studio", browserUrl(ports["content-lake"])],
      ...(editor === undefined ? [] : [["  Editor", editor]]),
      ...(hasMailbox ? [["  Mailbox", `${browserUrl(ports.mailbox)} (the emails that were sent)`]] : []),
      ["  API", `${site}/api/riddle/latest`],
      ["  Logs", `${logs}/ (npm start -- --verbose prints every request)`],
      ["  Data", `${relative(root, dataDir)}/ (npm run reset removes it)`],
      ["  End", "Ctrl-C"],
    ]),
    "",
  ].join("\n");
}

try {
  await start(process.argv.slice(2), process.env, new Terminal());
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
