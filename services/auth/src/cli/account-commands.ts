import { CommandFault, emailKeyOf, printTable, timeOf } from "@wordlehint/runtime";
import { endSessionsOf } from "../actions/end-sessions-of.ts";
import { markVerified } from "../actions/mark-verified.ts";
import { removeAccount } from "../actions/remove-account.ts";
import type { Account } from "../domain/account.ts";
import { userOf } from "../domain/user-of.ts";
import type { AccountsCommand, CommandContext } from "./command.ts";
import { readLine } from "./read-line.ts";

const email = { name: "EMAIL", what: "an e-mail address" };

export const accountCommands: Readonly<Record<string, AccountsCommand>> = {
  find: {
    help: "Shows an account: its id, addresses, subscription, and how many sessions it has.",
    operands: [email],
    flags: [],
    run: async (context, [email = ""], _flags, terminal) => {
      const account = await accountOf(context, email);
      const sessions = await context.sessions.listOpen(account, context.now());
      printTable(describe(account, sessions.length), terminal);
      return { event: "account looked up", about: { account: account.id } };
    },
  },
  sessions: {
    help: "Lists where an account's owner is signed in, the latest first.",
    operands: [email],
    flags: [],
    run: async (context, [email = ""], _flags, terminal) => {
      const account = await accountOf(context, email);
      const open = await context.sessions.listOpen(account, context.now());
      const rows = open.map(({ id, device, createdAt, lastSeenAt }) => [
        id,
        timeOf(createdAt),
        timeOf(lastSeenAt),
        device,
      ]);
      if (rows.length > 0)
        printTable([["ID", "SINCE (UTC)", "LAST SEEN (UTC)", "DEVICE"], ...rows], terminal);
      else terminal.print("There is no session.");
      return { event: "sessions looked up", about: { account: account.id } };
    },
  },
  "end-sessions": {
    help: "Signs an account's owner out everywhere.",
    operands: [email],
    flags: [],
    run: async (context, [email = ""], _flags, terminal) => {
      const { id } = await accountOf(context, email);
      await endSessionsOf(context, id);
      terminal.print("Every session has ended. Other services refuse their tokens within a second.");
      return { event: "sessions ended", about: { account: id } };
    },
  },
  "mark-verified": {
    help: "Marks an account's e-mail address as confirmed, as following the link in the e-mail does.",
    operands: [email],
    flags: [],
    run: async (context, [email = ""], _flags, terminal) => {
      const account = await accountOf(context, email);
      await markVerified(context, account.id);
      terminal.print(
        account.emailVerifiedAt ? "The address was confirmed already." : "The address is confirmed.",
      );
      return { event: "address marked as verified", about: { account: account.id } };
    },
  },
  delete: {
    help: `Deletes an account everywhere, for good, and ends its sessions. Asks for the address again.

  --yes   doesn't ask`,
    operands: [email],
    flags: ["yes"],
    run: async (context, [email = ""], { yes = false }, terminal) => {
      const account = await accountOf(context, email);
      if (!yes) {
        const typed = await readLine(`Type ${account.email} to delete the account for good: `, terminal);
        if (emailKeyOf(typed) !== account.emailKey)
          throw new CommandFault("That isn't the account's address, so nothing was deleted.");
      }
      await removeAccount(context, account.id);
      terminal.print("The account is deleted. Other services remove what they know within moments.");
      return { event: "account deleted", about: { account: account.id } };
    },
  },
};

/** @throws {CommandFault} for an address that no account has. */
async function accountOf({ accounts }: CommandContext, email: string): Promise<Account> {
  const account = await accounts.findByEmailKey(emailKeyOf(email));
  if (account) return account;
  throw new CommandFault(
    `There is no account with the address ${email}. It may have changed its address, or be deleted.`,
  );
}

function describe(account: Account, sessions: number): string[][] {
  const { email, emailVerifiedAt, newEmail, username, lastSignInAt, subscription } = account;
  const confirmed = emailVerifiedAt ? `confirmed ${timeOf(emailVerifiedAt)}` : "not confirmed";
  const until = subscription?.currentPeriodEnd;
  const premium = subscription && `${subscription.status}${until ? `, paid until ${timeOf(until)}` : ""}`;
  return [
    ["Id", account.id],
    ["E-mail", `${email} (${confirmed})`],
    ...(newEmail
      ? [["New e-mail", `${newEmail.email} (link open until ${timeOf(newEmail.expiresAt)})`]]
      : []),
    ["Username", username ?? "none"],
    ["Since", timeOf(account.createdAt)],
    ["Last sign-in", lastSignInAt ? timeOf(lastSignInAt) : "none"],
    ["Premium", userOf(account).isSubscribed ? "yes" : "no"],
    ["Subscription", premium ?? "none"],
    ["Sessions", String(sessions)],
  ];
}
