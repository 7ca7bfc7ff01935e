import type { Account } from "./account.ts";
import { ownData } from "./own-data.ts";
import type { Session } from "./session.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const link = { tokenHash: "hash", expiresAt: at(9) };
const account: Required<Account> = {
  id: "ada",
  email: "Ada@example.org",
  emailKey: "ada@example.org",
  username: "countess",
  passwordHash: "$argon2id$hash",
  createdAt: at(1),
  lastSignInAt: at(2),
  emailVerifiedAt: at(3),
  generation: 1,
  generationRaisedAt: at(4),
  devices: [{ hash: "hash", usedAt: at(5) }],
  reset: link,
  verification: link,
  newEmail: { ...link, email: "ada@new.example", emailKey: "ada@new.example" },
  subscription: { status: "past_due", currentPeriodEnd: at(20), cancelAtPeriodEnd: true, revision: 4 },
};
const session: Session = {
  id: "session",
  userId: "ada",
  generation: 1,
  createdAt: at(2),
  lastSeenAt: at(3),
  expiresAt: at(30),
  device: "Firefox on Windows",
};

it("holds everything about the person, and nothing that opens the account", () => {
  const ended = { ...session, endedAt: at(4) };
  const { device, createdAt, lastSeenAt, expiresAt } = session;
  const shown = { device, createdAt, lastSeenAt, expiresAt };
  expect(ownData(account, [session, ended])).toEqual({
    account: {
      id: "ada",
      email: "Ada@example.org",
      username: "countess",
      createdAt: at(1),
      lastSignInAt: at(2),
      emailVerifiedAt: at(3),
      newEmail: { email: "ada@new.example", linkExpiresAt: at(9) },
      subscription: account.subscription,
    },
    sessions: [
      { ...shown, endedAt: null },
      { ...shown, endedAt: at(4) },
    ],
    devices: [{ lastUsedAt: at(5) }],
  });
});
