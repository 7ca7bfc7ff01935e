import { newEvent } from "@wordlehint/runtime";
import { createContext } from "../src/context.ts";
import type { Session } from "../src/domain/session.ts";
import { accountOf, accountTime } from "./support/account-of.ts";
import { authConfig, closeLater, openDatabase } from "./support/start-auth.ts";

const after = (seconds: number) => new Date(accountTime.getTime() + seconds * 1000);

const sessionOf = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  userId: "ada",
  generation: 0,
  createdAt: accountTime,
  lastSeenAt: accountTime,
  expiresAt: after(60),
  device: "Firefox",
  ...more,
});

async function openStores() {
  const config = authConfig();
  const { accounts, sessions, ready } = closeLater(createContext(config, {}));
  await ready;
  return { accounts, sessions, database: await openDatabase(config) };
}

it("lists sessions that can be used, the latest used first: none that has expired, ended, or is another's", async () => {
  const { sessions } = await openStores();
  const all = [
    sessionOf("early"),
    sessionOf("late", { lastSeenAt: after(2) }),
    sessionOf("middle", { lastSeenAt: after(1) }),
    sessionOf("expired", { expiresAt: after(10) }),
    sessionOf("ended", { endedAt: accountTime }),
    sessionOf("other's", { userId: "eve" }),
  ];
  for (const session of all) await sessions.add(session);
  const open = await sessions.listOpen(accountOf("ada"), after(10));
  expect(open.map(({ id }) => id)).toEqual(["late", "middle", "early"]);
  const rest = await sessions.listOpen(accountOf("ada"), after(10), { skip: 2 });
  expect(rest.map(({ id }) => id)).toEqual(["early"]);
});

it("lets a session last as long as its latest token, in whatever order uses are noted", async () => {
  const { sessions } = await openStores();
  await sessions.add(sessionOf("session"));
  const latest = { lastSeenAt: after(20), expiresAt: after(90) };
  expect(await sessions.noteUse("session", latest)).toBe(true);
  expect(await sessions.noteUse("session", { lastSeenAt: after(10), expiresAt: after(80) })).toBe(true);
  expect(await sessions.noteUse("session", { lastSeenAt: after(15) })).toBe(true);
  expect(await sessions.find("session")).toMatchObject(latest);
});

it("notes no use of a session that has ended", async () => {
  const { sessions } = await openStores();
  await sessions.add(sessionOf("ended", { endedAt: after(1) }));
  expect(await sessions.noteUse("ended", { lastSeenAt: after(2), expiresAt: after(90) })).toBe(false);
  expect(await sessions.find("ended")).toMatchObject({ lastSeenAt: accountTime, expiresAt: after(60) });
});

it("removes of a deleted account's sessions none whose end isn't published yet", async () => {
  const { sessions, database } = await openStores();
  const stored = sessionOf("unpublished", { endedAt: accountTime });
  const { id: _id, ...unpublished } = stored;
  await database.sessions.insertOne({ ...unpublished, _id, outbox: [], outboxPending: true });
  await sessions.add(sessionOf("published"));
  await sessions.add(sessionOf("other's", { userId: "eve" }));
  await sessions.removeOf("ada");
  expect((await database.sessions.find().toArray()).map((one) => one._id)).toEqual([
    "unpublished",
    "other's",
  ]);
});

it("writes nothing into an account that was deleted during a sign-in", async () => {
  const { accounts, database } = await openStores();
  const { id, createdAt, generation } = accountOf("ada");
  const left = { _id: id, createdAt, generation, deletedAt: accountTime };
  await database.accounts.insertOne(left);
  const event = newEvent(
    "user.signed_in_on_new_device",
    id,
    { userId: id, email: "ada@example.org", device: "Firefox", signedInAt: accountTime.toISOString() },
    accountTime,
  );
  const device = { hash: "hash", isKnown: false };
  await accounts.noteSignIn(id, { device, at: accountTime }, event);
  expect(await accounts.update(id, { set: { username: "countess" } }, event)).toBe(false);
  expect(await database.accounts.findOne({ _id: id })).toEqual(left);
});

it("finds the account by the link that is open in it, and not by its other links", async () => {
  const { accounts } = await openStores();
  const linkOf = (tokenHash: string) => ({ tokenHash, expiresAt: after(60) });
  await accounts.add(
    accountOf("ada", {
      reset: linkOf("reset"),
      verification: linkOf("verification"),
      newEmail: { ...linkOf("newEmail"), email: "a@new.example", emailKey: "a@new.example" },
    }),
  );
  for (const kind of ["reset", "verification", "newEmail"] as const)
    for (const hash of ["reset", "verification", "newEmail"])
      expect((await accounts.findByLink(kind, hash))?.id).toBe(kind === hash ? "ada" : undefined);
});
