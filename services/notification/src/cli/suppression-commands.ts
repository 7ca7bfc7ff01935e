import { emailSchema } from "@wordlehint/contracts";
import { emailKeyOf, printTable, timeOf, UsageFault } from "@wordlehint/runtime";
import { suppressAddress } from "../actions/suppress-address.ts";
import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";
import { addressOperand, type MailCommand } from "./command.ts";

const maxListed = 100;
const shownLength = 12;

export const suppressionCommands: Readonly<Record<string, MailCommand>> = {
  suppressions: {
    help: `Lists the latest addresses to which nothing is sent, and why. The addresses themselves aren't stored: each has
the beginning of a keyed hash, which "suppressions find" shows for an address.`,
    run: async ({ suppressions }, _operands, _flags, terminal) => {
      const rows = (await suppressions.list(maxListed)).map(({ hash, reason, since }) => [
        hash.slice(0, shownLength),
        reason,
        timeOf(since),
      ]);
      if (rows.length > 0) printTable([["ADDRESS", "WHY", "SINCE (UTC)"], ...rows], terminal);
      else terminal.print("No address is suppressed.");
      return { event: "suppressions looked up", about: {} };
    },
  },
  "suppressions find": {
    help: "Shows whether anything is sent to an address, and if not, why.",
    operands: [addressOperand],
    run: async (context, [address = ""], _flags, terminal) => {
      const hash = hashOf(context, address);
      const found = (await context.suppressions.find([hash])).get(hash);
      terminal.print(
        found
          ? `Nothing is sent there since ${timeOf(found.since)} (UTC): ${found.reason} (${hash.slice(0, shownLength)})`
          : `The address isn't suppressed (${hash.slice(0, shownLength)}).`,
      );
      return { event: "suppression looked up", about: { address: hash.slice(0, shownLength) } };
    },
  },
  "suppressions add": {
    help: "Sends nothing more to an address, and ends its subscription.",
    operands: [addressOperand],
    run: async (context, [address = ""], _flags, terminal) => {
      const hash = hashOf(context, address);
      await suppressAddress(context, emailKeyOf(address), "operator");
      terminal.print("Nothing is sent to the address any more.");
      return { event: "address suppressed", about: { address: hash.slice(0, shownLength) } };
    },
  },
  "suppressions remove": {
    help: "Sends mails to an address again. A subscription that has ended stays ended.",
    operands: [addressOperand],
    run: async (context, [address = ""], _flags, terminal) => {
      const hash = hashOf(context, address);
      const isRemoved = await context.suppressions.remove(hash);
      terminal.print(isRemoved ? "Mails are sent to the address again." : "The address wasn't suppressed.");
      return { event: "suppression removed", about: { address: hash.slice(0, shownLength) } };
    },
  },
};

/** @throws {UsageFault} for what isn't an address */
function hashOf({ config }: Pick<Context, "config">, address: string): string {
  if (!emailSchema.safeParse(address).success)
    throw new UsageFault(`${JSON.stringify(address)} is not an e-mail address.`);
  return addressHash(config.LINK_KEY, emailKeyOf(address));
}
