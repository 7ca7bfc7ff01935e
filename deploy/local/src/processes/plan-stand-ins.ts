import { join } from "node:path";
import { smtpPortOf, standIns } from "@wordlehint/contracts/services";
import { given } from "../given.ts";
import { standInMain } from "../paths.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { loopbackUrl, type Installation } from "./installation.ts";
import { launchScript } from "./launch.ts";

/** The servers that take a provider's place, but for those whose provider `asked` names. */
export function planStandIns(installation: Installation, asked: NodeJS.ProcessEnv): ProcessPlan[] {
  return given(asked.SMTP_URL) === undefined ? [planMailbox(installation)] : [];
}

function planMailbox({ ports: { mailbox: port }, dataDir, env }: Installation): ProcessPlan {
  const smtpPort = smtpPortOf(port);
  const args = ["--port", String(port), "--smtp-port", String(smtpPort), "--dir", join(dataDir, "mailbox")];
  return {
    name: "mailbox",
    purpose: standIns.mailbox.purpose,
    port,
    smtpPort,
    // Services send their last mails while they end.
    kind: "store",
    quiet: true,
    ready: { url: `${loopbackUrl(port)}/readyz` },
    prepare: () => launchScript(standInMain("mailbox"), args, env),
  };
}
