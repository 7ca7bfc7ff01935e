import { availableParallelism } from "node:os";

export type MailsResult = {
  /** Mails per second of the service and of a bare loop, in each round. */
  rounds: readonly { service: number; bare: number }[];
  /** Mails per second of one and of two replicas, with a slow mail server. */
  replicas: { one: number; two: number };
  /** The load average of the machine. */
  load: number;
};

const goals = { ratioToBare: 0.6, replicas: 1.5 };

/** Formats the results as plain text, each with its goal. */
export function mailsReport({ rounds, replicas, load }: MailsResult): string {
  const ratios = rounds.map(({ service, bare }) => service / bare);
  const ratio = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const gain = replicas.two / replicas.one;
  return [
    "",
    "Mails",
    ...rounds.map(
      ({ service, bare }) =>
        `  the service ${service.toFixed(0)}/s, bare pooled nodemailer ${bare.toFixed(0)}/s: ratio ${(service / bare).toFixed(2)}`,
    ),
    `  ratio ${ratio.toFixed(2)} (goal ${goals.ratioToBare.toFixed(2)}: ${verdict(ratio >= goals.ratioToBare)})`,
    `  with a slow server: one replica ${replicas.one.toFixed(0)}/s, two ${replicas.two.toFixed(0)}/s: ` +
      `ratio ${gain.toFixed(2)} (goal ${goals.replicas.toFixed(2)}: ${verdict(gain >= goals.replicas)})`,
    `  load of the machine ${load.toFixed(1)} on ${availableParallelism()} cores`,
  ].join("\n");
}

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");
