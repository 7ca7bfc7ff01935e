import { cpus } from "node:os";
import type { AddressTimes } from "./measure-addresses.ts";
import type { FloodTimes } from "./measure-flood.ts";
import type { LoginRates } from "./measure-logins.ts";
import type { VerificationRates } from "./measure-verification.ts";

export type AccountsResult = {
  logins: LoginRates;
  flood: FloodTimes;
  verification: VerificationRates;
  addresses: readonly AddressTimes[];
  /** The processors that the service ran on. */
  cores: string;
  /** The average number of processes that were running or waiting, for a minute before the end. */
  load: number;
};

/** Formats the results as plain text, each with its goal. */
export function accountsReport({
  logins,
  flood,
  verification,
  addresses,
  cores,
  load,
}: AccountsResult): string {
  const lines = [
    "",
    `Accounts, with the service ${cores}`,
    `  logins ${logins.logins.toFixed(1)}/s, argon2 alone ${logins.bare.toFixed(1)}/s: ` +
      `ratio ${logins.ratio.toFixed(2)} (goal 0.90: ${verdict(logins.ratio >= 0.9)})`,
    `  GET /api/user p99 ${ms(flood.idleMs)} idle, ${ms(flood.floodMs)} during ${flood.floodPerSecond.toFixed(0)} ` +
      `logins/s (${flood.refused} refused): ratio ${flood.ratio.toFixed(2)} (goal at most 3: ${verdict(flood.ratio <= 3)})`,
    `  verifications of tokens seen before ${verification.seenBefore.toFixed(0)}/s ` +
      `(goal 20000: ${verdict(verification.seenBefore >= 20_000)}), of new tokens ${verification.newTokens.toFixed(0)}/s`,
    ...addresses.map(({ route, known, unknown, count }) => {
      const difference = Math.abs(known - unknown) / unknown;
      return (
        `  ${route}, medians of ${count}: known ${ms(known)}, unknown ${ms(unknown)}: ` +
        `${(difference * 100).toFixed(1)} % apart (goal at most 5: ${verdict(difference <= 0.05)})`
      );
    }),
    `  load of the machine ${load.toFixed(1)} on ${cpus().length} cores`,
  ];
  return lines.join("\n");
}

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");
const ms = (value: number) => `${value.toFixed(2)} ms`;
