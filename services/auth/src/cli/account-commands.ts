import { CommandFault, emailKeyOf, jsonOption, printListing, printTable, timeOf } from "@wordlehint/runtime";
import type { Act, ListingOptions } from "@wordlehint/runtime";
import type { Command } from "commander";
import { endSessionsOf } from "../actions/end-sessions-of.ts";
import { markVerified } from "../actions/mark-verified.ts";
import { removeAccount } from "../actions/remove-account.ts";
import type { Account } from "../domain/account.ts";
import { userOf } from "../domain/user-of.ts";
import type { CommandContext } from "./command-context.ts";
import { readLine } from "./read-line.ts";

const email = ["<email>", "the account's email address"] as const;

/** Adds the commands that find and change accounts. */
export function addAccountCommands(program: Command, act: Act<CommandContext>): void {
  program
    .command("find")
    .description("Shows an account: its id, addresses, subscription, and number of sessions.")
    .argument(...email)
    .action((address: string) =>
      act(async (context, terminal) => {
        const account = await accountOf(context, address);
        const sessions = await context.sessions.listOpen(account, context.now());
        printTable(describe(account, sessions.length), terminal);
        return { event: "account looked up", about: { account: account.id } };
      }),
    );

  program
    .command("sessions")
    .description("Lists where an account is signed in, the latest first.")
    .argument(...email)
    .option(...jsonOption)
    .action((address: string, options: ListingOptions) =>
      act(async (context, terminal) => {
        const account = await accountOf(context, address);
        const open = await context.sessions.listOpen(account, context.now());
        const rows = open.map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          since: createdAt,
          lastSeen: lastSeenAt,
          device,
        }));
        printListing(rows, options, "There is no session.", terminal);
        return { event: "sessions looked up", about: { account: account.id } };
      }),
    );

  program
    .command("end-sessions")
    .description("Signs the player out everywhere.")
    .argument(...email)
    .action((address: string) =>
      act(async (context, terminal) => {
        const { id } = await accountOf(context, address);
        await endSessionsOf(context, id);
        terminal.print("Every session has ended. Other services refuse their tokens within a second.");
        return { event: "sessions ended", about: { account: id } };
      }),
    );

  program
    .command("mark-verified")
    .description("Marks an account's address as confirmed, as following the link in the email does.")
    .argument(...email)
    .action((address: string) =>
      act(async (context, terminal) => {
        const account = await accountOf(context, address);
        await markVerified(context, account.id);
        terminal.print(
          account.emailVerifiedAt ? "The address was confirmed already." : "The address is confirmed.",
        );
        return { event: "address marked as verified", about: { account: account.id } };
      }),
    );

  program
    .command("delete")
    .description("Deletes an account everywhere, for good, and ends its sessions.")
    .argument(...email)
    .option("--yes", "doesn't ask for the address again")
    .action((address: string, { yes = false }: { yes?: boolean }) =>
      act(async (context, terminal) => {
        const account = await accountOf(context, address);
        if (!yes) {
          const typed = await readLine(`Type ${account.email} to delete the account for good: `, terminal);
          if (emailKeyOf(typed) !== account.emailKey)
            throw new CommandFault("That isn't the account's address, so nothing was deleted.");
        }
        await removeAccount(context, account.id);
        terminal.print("The account is deleted. Other services remove what they know within moments.");
        return { event: "account deleted", about: { account: account.id } };
      }),
    );
}

/** @throws {CommandFault} for an address that no account has. */
async function accountOf({ accounts }: CommandContext, address: string): Promise<Account> {
  const account = await accounts.findByEmailKey(emailKeyOf(address));
  if (account) return account;
  throw new CommandFault(
    `There is no account with the address ${address}. It may have changed its address, or be deleted.`,
  );
}

function describe(account: Account, sessions: number): string[][] {
  const { email, emailVerifiedAt, newEmail, username, lastSignInAt, subscription } = account;
  const confirmed = emailVerifiedAt ? `confirmed ${timeOf(emailVerifiedAt)}` : "not confirmed";
  const until = subscription?.currentPeriodEnd;
  const premium = subscription && `${subscription.status}${until ? `, paid until ${timeOf(until)}` : ""}`;
  return [
    ["Id", account.id],
    ["Email", `${email} (${confirmed})`],
    ...(newEmail ? [["New email", `${newEmail.email} (link open until ${timeOf(newEmail.expiresAt)})`]] : []),
    ["Username", username ?? "none"],
    ["Since", timeOf(account.createdAt)],
    ["Last sign-in", lastSignInAt ? timeOf(lastSignInAt) : "none"],
    ["Premium", userOf(account).isSubscribed ? "yes" : "no"],
    ["Subscription", premium ?? "none"],
    ["Sessions", String(sessions)],
  ];
}
