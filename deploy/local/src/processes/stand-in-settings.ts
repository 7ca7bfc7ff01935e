import { smtpPortOf } from "@wordlehint/contracts/services";
import type { Installation } from "./installation.ts";

/** What leads to the stand-ins, by the variable that leads to a provider of the operator's instead. */
export function standInSettings({ ports }: Pick<Installation, "ports">): Readonly<Record<string, string>> {
  return { SMTP_URL: `smtp://127.0.0.1:${smtpPortOf(ports.mailbox)}` };
}
