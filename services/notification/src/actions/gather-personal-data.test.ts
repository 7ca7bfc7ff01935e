import { addressHash } from "../domain/verp.ts";
import { gatherPersonalData } from "./gather-personal-data.ts";

type Gathering = Parameters<typeof gatherPersonalData>[0];

const LINK_KEY = "a key of the tests";
const hash = addressHash(LINK_KEY, "ada@example.org");
const suppression = { hash, reason: "complaint", since: new Date("2026-11-20T12:00:00Z") };
const createdAt = new Date("2026-11-21T12:00:00Z");
const subscriber = { id: "1", email: "ada@example.org", days: [1], status: "active", createdAt };

const messages = [20, 21, 22].map((day) => ({
  ...{ name: "Ada", email: "ada@example.org", subject: "Hello" },
  message: `Of day ${day}`,
  receivedAt: new Date(`2026-11-${day}T12:00:00Z`),
}));

/**
 * What is gathered about a player who is also subscriber 1.
 * @param verifiedAt when the player confirmed the account's address, or null
 */
function gathered(verifiedAt: string | null) {
  const listOf = jest.fn((_person: object) =>
    Promise.resolve([{ kind: "daily-hint", state: "queued", createdAt }]),
  );
  const context = {
    subscribers: { findByUserId: () => Promise.resolve(subscriber) },
    deliveries: { listOf },
    messages: {
      listFrom: (_emailKey: string, since: Date) =>
        Promise.resolve(messages.filter(({ receivedAt }) => receivedAt >= since)),
    },
    suppressions: {
      find: (hashes: string[]) =>
        Promise.resolve(new Map(hashes.includes(hash) ? [[hash, suppression]] : [])),
    },
    accounts: { addressOf: () => Promise.resolve({ email: "Ada@example.org", verifiedAt }) },
    config: { LINK_KEY },
  } as unknown as Gathering;
  return { listOf, data: gatherPersonalData(context, "ada") };
}

it("has the daily mails of the player's subscription, with nothing in place of what isn't known", async () => {
  const { listOf, data } = gathered("2026-11-21T12:00:00.000Z");
  expect(await data).toMatchObject({
    dailyMail: { askedAt: createdAt, confirmedAt: null },
    mails: [{ kind: "daily-hint", to: null, state: "queued", createdAt, doneAt: null, reason: null }],
  });
  expect(listOf).toHaveBeenCalledWith({ userId: "ada", subscriberId: "1" });
});

it("says since when and why nothing is sent to the account's confirmed address", async () => {
  const { reason, since } = suppression;
  expect((await gathered("2026-11-21T12:00:00.000Z").data).nothingIsSentSince).toEqual({ reason, since });
  expect((await gathered(null).data).nothingIsSentSince).toBeNull();
});

it("has messages from the moment on in which the account's address was confirmed: others may have had it before", async () => {
  const written = (await gathered("2026-11-21T12:00:00.000Z").data).messages;
  expect(written.map(({ message }) => message)).toEqual(["Of day 21", "Of day 22"]);
  expect((await gathered(null).data).messages).toEqual([]);
});
