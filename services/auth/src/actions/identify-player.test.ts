import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import type { Session } from "../domain/session.ts";
import { identifyPlayer } from "./identify-player.ts";

const before = (minutes: number) => new Date(fakeNow.getTime() - minutes * 60_000);
const ada = accountOf("ada", { generation: 3 });
const session: Session = {
  id: "session",
  userId: "ada",
  generation: 3,
  createdAt: before(90),
  lastSeenAt: before(10),
  expiresAt: new Date(fakeNow.getTime() + 60_000),
  device: "Firefox on Windows",
};
const claims = { userId: "ada", sessionId: "session", issuedAt: before(20) };

/** Who has sent a request with a token. */
function playerOf({ account = ada, stored = session, token = "a token" } = {}) {
  const sessions = { find: (id: string) => Promise.resolve(id === stored.id ? stored : undefined) };
  const tokens = { verify: (given: string) => Promise.resolve(given === "a token" ? claims : undefined) };
  const context = { ...fakeContext(account).context, sessions, tokens } as unknown as Context;
  return identifyPlayer(context, token);
}

it("tells a player's account, session and age of the token", async () => {
  expect(await playerOf()).toEqual({ account: ada, session, tokenIssuedAt: before(20) });
});

it.each<[string, Parameters<typeof playerOf>[0]]>([
  ["isn't valid", { token: "a forged token" }],
  ["is of an account that is gone", { account: accountOf("eve") }],
  ["is of a session that is gone", { stored: { ...session, id: "another session" } }],
  ["is of a session that has ended", { stored: { ...session, endedAt: before(1) } }],
  ["is of a session of before all were ended", { account: { ...ada, generation: 4 } }],
  ["is of another account's session", { stored: { ...session, userId: "eve" } }],
])("knows nobody by a token that %s", async (_text, given) => {
  expect(await playerOf(given)).toBeUndefined();
});
