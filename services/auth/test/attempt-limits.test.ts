import { randomUUID } from "node:crypto";
import { hashSecret } from "@wordlehint/runtime";
import { recordingLog } from "@wordlehint/runtime/test-support/recording-log";
import { changePassword } from "../src/actions/change-password.ts";
import { checkPassword } from "../src/actions/check-password.ts";
import { confirmEmail } from "../src/actions/confirm-email.ts";
import { deleteAccount } from "../src/actions/delete-account.ts";
import { exportPersonalData } from "../src/actions/export-personal-data.ts";
import { keepSigningKeys } from "../src/actions/keep-signing-keys.ts";
import { register } from "../src/actions/register.ts";
import { requestEmailChange } from "../src/actions/request-email-change.ts";
import { requestPasswordReset } from "../src/actions/request-password-reset.ts";
import { resendVerification } from "../src/actions/resend-verification.ts";
import { resetPassword } from "../src/actions/reset-password.ts";
import { signIn } from "../src/actions/sign-in.ts";
import { createContext, type Context } from "../src/context.ts";
import type { Account } from "../src/domain/account.ts";
import { authConfig, closeLater, goodPassword as password, quickPasswords } from "./support/start-auth.ts";

/** Limits are counted anew each hour and each day; the clock stands still at the beginning of both. */
const midnight = new Date("2026-11-22T00:00:00Z");
const network = "192.0.2.1";
let context: Context;
let lines: ReturnType<typeof recordingLog>["lines"];

beforeEach(async () => {
  const record = recordingLog();
  const config = { ...authConfig(), personalDataSources: {} };
  const opened = createContext(config, { passwords: quickPasswords, now: () => midnight });
  context = { ...closeLater(opened), log: record.log };
  lines = record.lines;
  await context.ready;
  await keepSigningKeys(context);
});

const originAt = (from: string) => ({ network: from, device: undefined, userAgent: "" });
let networks = 0;
const anyNetwork = () => `10.0.${++networks >> 8}.${networks & 255}`;
const anyEmail = () => `${randomUUID()}@example.org`;

async function newAccount(): Promise<Account> {
  const { user } = await register(context, { email: anyEmail(), password, origin: originAt(anyNetwork()) });
  return accountOf(user.id);
}

async function accountOf(id: string): Promise<Account> {
  const account = await context.accounts.find(id);
  if (!account) throw new Error("no such account");
  return account;
}

const changeEmail = (account: Account, email: string, from: string) =>
  requestEmailChange(context, { account, password, email, origin: originAt(from) });
const check = (account: Account, from: string) => {
  const { emailKey } = account;
  return checkPassword(context, { emailKey, password, account, origin: originAt(from), purpose: "sign-in" });
};

/** Makes an attempt. `ada` is the same account each time. */
type Attempt = (ada: Account, index: number) => Promise<unknown>;

it.each<[string, number, Attempt]>([
  [
    "registrations from a network",
    30,
    () => register(context, { email: anyEmail(), password, origin: originAt(network) }),
  ],
  [
    "guesses of a confirmation's token from a network",
    30,
    () => confirmEmail(context, { token: "x", network }),
  ],
  [
    "guesses of a reset's token from a network",
    30,
    () => resetPassword(context, { token: "x", password: "Brave-Heron-52", origin: originAt(network) }),
  ],
  [
    "links for a new password to an address, from one network",
    3,
    ({ email }, index) =>
      requestPasswordReset(context, { email: index % 2 ? email.toUpperCase() : email, network }),
  ],
  [
    "links for a new password to an address, from many networks",
    6,
    ({ email }) => requestPasswordReset(context, { email, network: anyNetwork() }),
  ],
  [
    "links for a new password to many addresses, from one network",
    20,
    () => requestPasswordReset(context, { email: anyEmail(), network }),
  ],
  ["changes of address of an account", 3, (ada) => changeEmail(ada, anyEmail(), anyNetwork())],
  [
    "changes of address to a mailbox, whatever the tag",
    5,
    async (_ada, index) => changeEmail(await newAccount(), `Victim+${index}@Example.org`, anyNetwork()),
  ],
  [
    "confirmation links of an account",
    3,
    ({ id }) => resendVerification(context, { id, network: anyNetwork() }),
  ],
  [
    "mails to signed-in players of a network",
    20,
    async (_ada, index) => {
      const account = await newAccount();
      if (index % 2) await changeEmail(account, anyEmail(), network);
      else await resendVerification(context, { id: account.id, network });
    },
  ],
  [
    "password changes of an account",
    5,
    async ({ id }, index) => {
      const [current, next] = [`Brave-Heron-${index - 1}`, `Brave-Heron-${index}`];
      const origin = originAt(anyNetwork());
      const proof = { account: await accountOf(id), password: index === 0 ? password : current, origin };
      await changePassword(context, { ...proof, newPassword: next });
    },
  ],
  [
    "exports of an account's data",
    5,
    (account) => exportPersonalData(context, { account, network: anyNetwork() }),
  ],
  [
    "exports of many accounts' data from a network",
    30,
    (ada, index) => exportPersonalData(context, { account: { ...ada, id: `player ${index}` }, network }),
  ],
  ["right passwords of an account in new browsers", 20, (ada) => check(ada, anyNetwork())],
  [
    "right passwords of many accounts from a network",
    600,
    (ada, index) => check({ ...ada, id: `player ${index}`, emailKey: `${index}@example.org` }, network),
  ],
])("slows down %s after %i", async (_what, free, attempt) => {
  const ada = await newAccount();
  const codes: unknown[] = [];
  for (let index = 0; index <= free; index++)
    codes.push(
      await attempt(ada, index).then(
        () => "done",
        (error: unknown) => (error as { code?: string }).code,
      ),
    );
  expect(codes.indexOf("too_many_requests")).toBe(free);
});

it("doesn't count links that are followed, so that many players of one network can follow theirs", async () => {
  const accounts = context.mongo.connection.collection<{ _id: string }>("accounts");
  for (let index = 0; index < 31; index++) {
    const { id, email } = await newAccount();
    const tokenHash = hashSecret(`token ${index}`);
    await accounts.updateOne({ _id: id }, { $set: { "verification.tokenHash": tokenHash } });
    expect(await confirmEmail(context, { token: `token ${index}`, network })).toBe(email);
  }
});

it("leaves a record of who tried what and from where, without what was typed", async () => {
  const account = await newAccount();
  const { id: who, email } = account;
  const origin = originAt(network);
  const wrong = { account, password: "Wrong-Heron-52", origin };
  const newPassword = "Brave-Heron-52";
  for (const refused of [
    () => signIn(context, { email, password: "Wrong-Heron-52", origin }),
    () => signIn(context, { email: "typed.by.mistake@example.org", password, origin }),
    () => changePassword(context, { ...wrong, newPassword }),
    () => requestEmailChange(context, { ...wrong, email: anyEmail() }),
    () => deleteAccount(context, wrong),
  ])
    await expect(refused()).rejects.toThrow();
  await changeEmail(account, anyEmail(), network);
  for (let count = 0; count < 3; count++)
    await changeEmail(account, anyEmail(), network).catch(() => undefined);
  await changePassword(context, { account, password, newPassword, origin });
  await deleteAccount(context, { account: await accountOf(who), password: newPassword, origin });

  const audited = lines.flatMap(({ audit, ...line }) => (audit ? [[audit, line.who, line.from]] : []));
  expect(audited).toEqual([
    ["sign-in refused", who, network],
    ["sign-in refused", "unknown", network],
    ["password change refused", who, network],
    ["address change refused", who, network],
    ["account deletion refused", who, network],
    ["address change requested", who, network],
    ["address change requested", who, network],
    ["address change requested", who, network],
    ["address change slowed down", who, network],
    ["password changed", who, network],
    ["account deleted", who, network],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/typed|Heron|Otter/);
});
