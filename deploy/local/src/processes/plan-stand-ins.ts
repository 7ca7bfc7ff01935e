import { join } from "node:path";
import { smtpPortOf, standIns } from "@wordlehint/contracts/services";
import { given } from "../given.ts";
import { standInMain } from "../paths.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { browserUrl, loopbackUrl, type Installation } from "./installation.ts";
import { launchScript } from "./launch.ts";

/** The servers that take a provider's place, but for those whose provider `asked` names. */
export function planStandIns(installation: Installation, asked: NodeJS.ProcessEnv): ProcessPlan[] {
  return [
    ...(given(asked.SMTP_URL) === undefined ? [planMailbox(installation)] : []),
    ...(given(asked.STRIPE_SECRET_KEY) === undefined ? [planStripe(installation)] : []),
  ];
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
    prepare: () => launchScript(standInMain("mail"), args, env),
  };
}

function planStripe({ ports: { stripe: port }, dataDir, secrets, env }: Installation): ProcessPlan {
  const args = ["--port", String(port), "--public-url", browserUrl(port), "--dir", join(dataDir, "stripe")];
  const { STRIPE_STAND_IN_KEY = "" } = secrets.variables;
  return {
    name: "stripe",
    purpose: standIns.stripe.purpose,
    port,
    kind: "store",
    quiet: true,
    ready: { url: `${loopbackUrl(port)}/readyz` },
    prepare: () => launchScript(standInMain("stripe"), args, { ...env, STRIPE_STAND_IN_KEY }),
  };
}
