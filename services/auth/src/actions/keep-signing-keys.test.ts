import type { SigningKey } from "../domain/signing-key.ts";
import { keepSigningKeys } from "./keep-signing-keys.ts";

type Keeping = Parameters<typeof keepSigningKeys>[0];
type StoredKey = SigningKey & { privateKey: object | undefined };

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const inTenMinutes = new Date("2026-11-22T12:10:00Z");

const keyFrom = (sequence: number, signsFrom: Date, isReadable = true): StoredKey => ({
  id: `key ${sequence}`,
  sequence,
  signsFrom,
  privateKey: isReadable ? {} : undefined,
});

/** Runs `keepSigningKeys` on these stored keys. With `isLate`, another replica makes the next key first. */
async function keep(stored: readonly StoredKey[], { isLate = false } = {}) {
  const steps: unknown[] = [];
  const signingKeys = {
    list: () => Promise.resolve(stored),
    make: ({ sequence, signsFrom }: SigningKey, at: Date) => {
      steps.push({ make: sequence, signsFrom, at });
      return Promise.resolve(isLate ? undefined : `key ${sequence}`);
    },
    remove: (ids: readonly string[]) => {
      if (ids.length > 0) steps.push({ remove: ids });
      return Promise.resolve();
    },
  };
  const tokens = {
    refresh: () => {
      steps.push("refresh");
      return Promise.resolve();
    },
  };
  const info = jest.fn();
  const error = jest.fn();
  await keepSigningKeys({ signingKeys, tokens, now: () => now, log: { info, error } } as unknown as Keeping);
  return { steps, info: info.mock.calls as unknown[][], error: error.mock.calls as unknown[][] };
}

it("makes the first key, which signs at once, and says so", async () => {
  const { steps, info, error } = await keep([]);
  expect(steps).toEqual([{ make: 1, signsFrom: now, at: now }, "refresh"]);
  expect(info).toEqual([[{ keyId: "key 1" }, "made a key that signs tokens"]]);
  expect(error).toEqual([]);
});

it("announces the next key before the current one has signed for a month, unless another replica has", async () => {
  expect((await keep([keyFrom(1, daysAgo(29.9))])).steps).toEqual(["refresh"]);
  const due = [keyFrom(1, daysAgo(30))];
  const { steps, info } = await keep(due);
  expect(steps).toEqual([{ make: 2, signsFrom: inTenMinutes, at: now }, "refresh"]);
  expect(info).toHaveLength(1);
  expect((await keep(due, { isLate: true })).info).toEqual([]);
});

it("removes a key when no token can be left that it has signed, before it reads the keys", async () => {
  const keys = [keyFrom(1, daysAgo(60)), keyFrom(2, daysAgo(30.9)), keyFrom(3, daysAgo(0.9))];
  expect((await keep(keys)).steps).toEqual(["refresh"]);
  const later = [keyFrom(1, daysAgo(60)), keyFrom(2, daysAgo(31)), keyFrom(3, daysAgo(1))];
  expect((await keep(later)).steps).toEqual([{ remove: ["key 1"] }, "refresh"]);
});

it("makes a key that signs at once when no key can be decrypted, and says what is wrong", async () => {
  const { steps, error } = await keep([keyFrom(1, daysAgo(2), false), keyFrom(2, inTenMinutes)]);
  expect(steps).toEqual([{ make: 3, signsFrom: now, at: now }, "refresh"]);
  expect(error).toEqual([
    [
      { keyIds: ["key 1", "key 2"] },
      "the keys that sign tokens can't be decrypted: SIGNING_KEYS_SECRET is another than theirs. A new key is made; " +
        "tokens of the old ones stay valid",
    ],
  ]);
});

it("goes on with a key that it can decrypt, though it can't decrypt another", async () => {
  const { steps, error } = await keep([keyFrom(1, daysAgo(2), false), keyFrom(2, daysAgo(1))]);
  expect(steps).toEqual(["refresh"]);
  expect(error).toEqual([]);
});
