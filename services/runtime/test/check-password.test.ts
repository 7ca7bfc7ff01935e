import { testServers, uniqueName } from "@wordlehint/test-servers";
import mongoose from "mongoose";
import {
  checkPassword,
  createAttemptLimiter,
  type AttemptLimit,
  type PasswordClaim,
  type PasswordHasher,
} from "../src/index.ts";

/** Hashes nothing: these tests are about the number of attempts. */
const quick: PasswordHasher = {
  hash: (password) => Promise.resolve(password),
  verify: (password, passwordHash) => Promise.resolve(password === passwordHash),
};
const connection = mongoose.createConnection(testServers().mongoUrl, { dbName: uniqueName("passwords") });
let time = Date.parse("2026-11-21T12:00:00Z");
const attempts = createAttemptLimiter(connection, () => new Date(time));
beforeAll(() => connection.asPromise());
// After two days, every attempt is forgotten.
beforeEach(() => {
  time += 48 * 3_600_000;
});
afterAll(() => connection.destroy());

const ada: Omit<PasswordClaim, "password"> = {
  passwordHash: "right",
  account: "ada@example.org",
  network: "192.0.2.1",
  device: undefined,
};

async function check(password: string, claim: Partial<PasswordClaim> = {}, passwords = quick) {
  const result = await checkPassword({ attempts, passwords }, { ...ada, password, ...claim });
  return result.outcome === "too-many" ? result.retryAfterSeconds : result.outcome;
}

/** Gives as many wrong passwords, whose claims are made from their numbers. */
async function guess(count: number, claim: (index: number) => Partial<PasswordClaim> = () => ({})) {
  for (let index = 0; index < count; index++) expect(await check("wrong", claim(index))).toBe("wrong");
}

it("slows down guesses for an account after ten from a network, and after thirty from many", async () => {
  await guess(10);
  expect(await check("wrong")).toBe(1);
  expect(await check("right")).toBe(1);
  await guess(20, (index) => ({ network: `198.51.100.${index}` }));
  expect(await check("right", { network: "203.0.113.9" })).toBe(1);
  expect(await check("right", { account: "eve@example.org" })).toBe("right");
});

it("slows down a network that tries many accounts, known and unknown", async () => {
  await guess(30, (index) => ({ account: `${index}@example.org`, passwordHash: undefined }));
  expect(await check("right")).toBe(1);
  expect(await check("right", { network: "192.0.2.2" })).toBe("right");
});

it.each<[string, number, number, (index: number) => Partial<PasswordClaim>]>([
  ["an account from one network", 10, 900, () => ({})],
  ["an account from many networks", 30, 60, (index) => ({ network: `198.51.100.${index}` })],
  ["many accounts from one network", 30, 30, (index) => ({ account: `${index}@example.org` })],
  ["an account in a known browser", 10, 900, () => ({ device: "laptop" })],
])(
  "makes guesses for %s wait at most so long, and never locks out",
  async (_text, free, maxSeconds, claim) => {
    await guess(free, claim);
    let wait: unknown = 0;
    for (let index = free; index < free + 12; index++) {
      wait = await check("wrong", claim(index));
      time += Number(wait) * 1000;
      expect(await check("wrong", claim(index))).toBe("wrong");
    }
    expect(wait).toBe(maxSeconds);
  },
);

it("counts a known browser separately, so that others' guesses don't slow its owner down", async () => {
  await guess(30, (index) => ({ network: `198.51.100.${index}` }));
  expect(await check("right")).toBe(1);
  await guess(10, () => ({ device: "laptop" }));
  expect(await check("right", { device: "laptop" })).toBe(1);
  expect(await check("right", { device: "phone" })).toBe("right");
});

it("gives a right password's attempt back, and forgets the wrong ones from the same place", async () => {
  for (const device of [undefined, "laptop"])
    for (let round = 0; round < 3; round++) {
      await guess(9, () => ({ device }));
      expect(await check("right", { device })).toBe("right");
      if (device === undefined) time += 3_600_000;
    }
});

it("doesn't let right passwords make up for the wrong ones of a network", async () => {
  await guess(29, (index) => ({ account: `${index}@example.org` }));
  for (let visit = 0; visit < 3; visit++) expect(await check("right")).toBe("right");
  await guess(1, () => ({ account: "eve@example.org" }));
  expect(await check("wrong", { account: "bob@example.org" })).toBe(1);
});

it("limits right passwords where that is asked for, which wrong ones don't use up", async () => {
  const limit: AttemptLimit = { key: "right passwords of ada", free: 3, maxPauseMs: 60_000 };
  await guess(9, () => ({ rightLimits: [limit] }));
  for (let visit = 0; visit < 3; visit++)
    expect(await check("right", { rightLimits: [limit] })).toBe("right");
  expect(await check("right", { rightLimits: [limit] })).toBe(1);
});

it("doesn't count an attempt whose password couldn't be checked", async () => {
  const failing: PasswordHasher = { ...quick, verify: () => Promise.reject(new Error("no memory")) };
  for (let count = 0; count < 12; count++)
    await expect(check("right", {}, failing)).rejects.toThrow("no memory");
  expect(await check("right")).toBe("right");
});

it("counts attempts made at the same time before it checks any of them", async () => {
  const allDecided = Promise.withResolvers<undefined>();
  let decided = 0;
  const decide = () => {
    if (++decided === 15) allDecided.resolve(undefined);
  };
  const slow: PasswordHasher = {
    ...quick,
    verify: async () => {
      decide();
      await allDecided.promise;
      return false;
    },
  };
  const outcomes = Array.from({ length: 15 }, async () => {
    const outcome = await check("wrong", {}, slow);
    if (outcome !== "wrong") decide();
    return outcome;
  });
  const wrong = (await Promise.all(outcomes)).filter((outcome) => outcome === "wrong");
  expect(wrong).toHaveLength(10);
});
