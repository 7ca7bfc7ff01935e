import type { Metrics } from "@wordlehint/runtime";
import { Counter, Gauge } from "prom-client";

export type MailMetrics = ReturnType<typeof createMailMetrics>;

export function createMailMetrics({ registry }: Metrics) {
  const registers = [registry];
  return {
    mails: new Counter({
      name: "mails_total",
      help: "Mails by kind and outcome: sent, retried, failed, suppressed, quarantined, or withheld: to an address that nobody has confirmed, or to a mailbox that has had too many.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    repeated: new Counter({
      name: "mail_repeated_total",
      help: "Mails that may have been sent twice, because a replica ended while it sent them.",
      registers,
    }),
    serverFailures: new Gauge({
      name: "mail_server_failures",
      help: "How often in a row the mail server could not be used; 0 while it works.",
      registers,
    }),
    paused: new Gauge({
      name: "mail_paused",
      help: "Whether an operator has paused sending.",
      registers,
    }),
  };
}
