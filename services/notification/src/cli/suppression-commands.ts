import { emailSchema } from "@wordlehint/contracts";
import {
  emailKeyOf,
  jsonOption,
  printListing,
  timeOf,
  UsageFault,
  type Act,
  type ListingOptions,
} from "@wordlehint/runtime";
import type { Command } from "commander";
import { suppressAddress } from "../actions/suppress-address.ts";
import type { Context } from "../context.ts";
import { addressHash } from "../domain/verp.ts";

const maxListed = 100;
const shownLength = 12;

const addressArgument = ["<address>", "an email address"] as const;

/** Adds the commands about addresses to which nothing is sent. */
export function addSuppressionCommands(program: Command, act: Act<Context>): void {
  const command = program
    .command("suppressions")
    .description(
      "Lists the latest addresses to which nothing is sent, and why. Addresses aren't stored: each row has the beginning of a keyed hash, which `suppressions find` shows for an address.",
    )
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async ({ suppressions }, terminal) => {
        const rows = (await suppressions.list(maxListed)).map(({ hash, reason, since }) => ({
          address: hash.slice(0, shownLength),
          why: reason,
          since,
        }));
        printListing(rows, options, "No address is suppressed.", terminal);
        return { event: "suppressions looked up", about: {} };
      }),
    );

  command
    .command("find")
    .description("Shows whether anything is sent to an address, and if not, why.")
    .argument(...addressArgument)
    .action((address: string) =>
      act(async (context, terminal) => {
        const hash = hashOf(context, address);
        const shown = hash.slice(0, shownLength);
        const found = (await context.suppressions.find([hash])).get(hash);
        terminal.print(
          found
            ? `Nothing is sent there since ${timeOf(found.since)} (UTC): ${found.reason} (${shown})`
            : `The address isn't suppressed (${shown}).`,
        );
        return { event: "suppression looked up", about: { address: shown } };
      }),
    );

  command
    .command("add")
    .description("Sends nothing more to an address, and ends its subscription.")
    .argument(...addressArgument)
    .action((address: string) =>
      act(async (context, terminal) => {
        const hash = hashOf(context, address);
        await suppressAddress(context, emailKeyOf(address), "operator");
        terminal.print("Nothing is sent to the address any more.");
        return { event: "address suppressed", about: { address: hash.slice(0, shownLength) } };
      }),
    );

  command
    .command("remove")
    .description("Sends mails to an address again. A subscription that has ended stays ended.")
    .argument(...addressArgument)
    .action((address: string) =>
      act(async (context, terminal) => {
        const hash = hashOf(context, address);
        const isRemoved = await context.suppressions.remove(hash);
        terminal.print(isRemoved ? "Mails are sent to the address again." : "The address wasn't suppressed.");
        return { event: "suppression removed", about: { address: hash.slice(0, shownLength) } };
      }),
    );
}

/** @throws {UsageFault} for what isn't an address */
function hashOf({ config }: Pick<Context, "config">, address: string): string {
  if (!emailSchema.safeParse(address).success)
    throw new UsageFault(`${JSON.stringify(address)} is not an email address.`);
  return addressHash(config.LINK_KEY, emailKeyOf(address));
}
