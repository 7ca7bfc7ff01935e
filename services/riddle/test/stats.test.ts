import { addDays, problemSchema, type Result } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { connect, JSONCodec } from "nats";
import { newKey, signedBy } from "@wordlehint/runtime/test-support/signed-tokens";
import type { RiddleConfig } from "../src/config.ts";
import { openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";
import { openBus, startWithPlayers } from "./start-with-players.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const today = "2026-11-21";
const at = (daysAgo: number) => addDays(today, -daysAgo);
const started = () => startWithPlayers({ now: () => noon });

async function resultsOf(config: RiddleConfig) {
  const { connection } = await openDatabase(config);
  return connection.collection<{ _id: string; userId: string; date: string; guesses: number | null }>(
    "results",
  );
}

it("gives a new player's stats, without a rate before the first result", async () => {
  const { playerOf } = await started();
  expect(await playerOf("ada").stats()).toEqual({
    played: 0,
    riddlesSolved: 0,
    currentStreak: 0,
    bestStreak: 0,
    successRate: null,
    distribution: [0, 0, 0, 0, 0, 0],
    lastSolvedDate: null,
    fromRiddle: { solved: 0, currentStreak: 0, bestStreak: 0 },
  });
});

it("computes the stats from what the player records, changes and takes back", async () => {
  const { playerOf } = await started();
  const ada = playerOf("ada");
  await ada.record(at(2), { guesses: 3 });
  await ada.record(at(1), { guesses: 4 });
  expect(await ada.record(today, { guesses: 4 })).toMatchObject({
    played: 3,
    currentStreak: 3,
    distribution: [0, 0, 1, 2, 0, 0],
    successRate: 100,
  });
  expect(await ada.record(today, { guesses: null })).toMatchObject({
    played: 3,
    riddlesSolved: 2,
    currentStreak: 0,
  });
  expect(await ada.record(at(1), null)).toMatchObject({ played: 2, bestStreak: 1, lastSolvedDate: at(2) });
  expect(await ada.record(at(1), null)).toMatchObject({ played: 2 });
  expect(await ada.record(at(1), { guesses: 6 })).toMatchObject({ played: 3, bestStreak: 2 });
  expect(await ada.results(at(2), at(1))).toEqual([
    { date: at(2), guesses: 3 },
    { date: at(1), guesses: 6 },
  ]);
  expect(await ada.results(today, today)).toEqual([{ date: today, guesses: null }]);
  expect(await ada.results(today, at(1))).toEqual([]);
  expect(await playerOf("grace").stats()).toMatchObject({ played: 0 });
});

it("keeps how far a player had read with a result, changes it, and merges it", async () => {
  const { playerOf } = await started();
  const ada = playerOf("ada");
  await ada.record(today, { guesses: 3, helped: "riddle" });
  expect((await ada.stats()).fromRiddle).toEqual({ solved: 1, currentStreak: 1, bestStreak: 1 });
  await ada.record(today, { guesses: 3, helped: "hint-2" });
  expect((await ada.stats()).fromRiddle.solved).toBe(0);
  await ada.merge([{ date: at(1), guesses: 4, helped: "letters" }]);
  expect(await ada.results(at(1), today)).toEqual([
    { date: at(1), guesses: 4, helped: "letters" },
    { date: today, guesses: 3, helped: "hint-2" },
  ]);
  await ada.record(today, { guesses: 3 });
  expect(await ada.results(today, today)).toEqual([{ date: today, guesses: 3 }]);
  const wrong = { date: today, result: { guesses: 3, helped: "a friend" } };
  expect((await ada.ask("PUT", "/api/stats", wrong)).status).toBe(400);
});

it("counts the streak back from the latest date where the player is", async () => {
  const { playerOf } = await started();
  const ada = playerOf("ada");
  await ada.record(at(1), { guesses: 2 });
  expect((await ada.stats()).currentStreak).toBe(1);
  expect((await ada.stats("?tz=Pacific/Kiritimati")).currentStreak).toBe(0);
});

it("has one result of a date, however often the same one is sent at the same time", async () => {
  const { config, playerOf } = await started();
  const ada = playerOf("ada");
  await Promise.all(Array.from({ length: 12 }, () => ada.record(today, { guesses: 3 })));
  await ada.record(today, { guesses: 3 });
  await Promise.all([ada.record(at(1), { guesses: 1 }), ada.record(at(1), null), ada.record(at(1), null)]);
  expect((await ada.stats()).distribution[2]).toBe(1);
  expect(await (await resultsOf(config)).countDocuments({ date: today })).toBe(1);
});

it("ends with the last result of two devices that write at the same time", async () => {
  const { config, playerOf } = await started();
  const [phone, laptop] = [playerOf("ada"), playerOf("ada")];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? phone.record(today, { guesses: (index % 6) + 1 })
        : laptop.record(today, index % 3 === 0 ? null : { guesses: null }),
    ),
  );
  await phone.record(today, { guesses: 5 });
  const results = await resultsOf(config);
  expect(await results.find().toArray()).toMatchObject([{ date: today, guesses: 5 }]);
});

it("takes sixty changes and merges in an hour, and any number of first results", async () => {
  let now = noon;
  const { playerOf } = await startWithPlayers({ now: () => now });
  const [ada, grace] = [playerOf("ada"), playerOf("grace")];
  const set = (guesses: number) => ada.ask("PUT", "/api/stats", { date: today, result: { guesses } });
  const statuses: number[] = [];
  for (let change = 0; change < 65; change++) statuses.push((await set((change % 6) + 1)).status);
  expect(statuses).toEqual([...Array<number>(61).fill(200), ...Array<number>(4).fill(429)]);
  expect((await set(2)).headers.get("retry-after")).toBe("3600");
  expect((await ada.stats()).distribution).toEqual([1, 0, 0, 0, 0, 0]);

  expect((await ada.ask("POST", "/api/stats/merge", { results: [] })).status).toBe(429);
  expect((await set(1)).status).toBe(200);
  expect(await ada.record(at(1), { guesses: 3 })).toMatchObject({ played: 2 });
  expect(await grace.record(today, { guesses: 3 })).toMatchObject({ played: 1 });
  now = new Date(noon.getTime() + 3_600_000);
  expect((await set(2)).status).toBe(200);
});

it("takes results of dates that are released somewhere, from the first puzzle on, and no others", async () => {
  const { config, playerOf } = await started();
  const ada = playerOf("ada");
  // At noon in New York it is already the next day in Kiritimati.
  for (const date of ["2021-06-19", "2026-11-22"])
    expect((await ada.ask("PUT", "/api/stats", { date, result: { guesses: 1 } })).status).toBe(200);
  for (const date of ["2021-06-18", "2026-11-23", "9999-12-31"]) {
    const response = await ada.ask("PUT", "/api/stats", { date, result: { guesses: 1 } });
    expect([date, response.status]).toEqual([date, 400]);
    const { errors } = problemSchema.parse(await response.json());
    expect(errors).toEqual([
      { path: "date", message: "must be the date of a puzzle that is released, from 2021-06-19 on" },
    ]);
  }
  for (const result of [{ guesses: 0 }, { guesses: 7 }, { guesses: 1.5 }, { guesses: "3" }, {}, 3, undefined])
    expect((await ada.ask("PUT", "/api/stats", { date: today, result })).status).toBe(400);
  expect(await (await resultsOf(config)).countDocuments()).toBe(2);
});

describe("merging a visitor's results", () => {
  const visitors: Result[] = [
    { date: at(3), guesses: 6 },
    { date: at(2), guesses: null },
    { date: at(1), guesses: 2 },
    { date: at(1), guesses: 5 },
    { date: "2026-11-30", guesses: 1 },
    { date: "2020-01-01", guesses: 1 },
  ];

  it("adds those of dates without one, and leaves out what can't be", async () => {
    const { playerOf } = await started();
    const ada = playerOf("ada");
    await ada.record(at(3), { guesses: 1 });
    await ada.record(today, { guesses: 3 });
    await ada.record(at(2), { guesses: 4 });
    await ada.record(at(2), null);
    expect(await ada.merge(visitors)).toMatchObject({
      played: 4,
      riddlesSolved: 3,
      currentStreak: 2,
      distribution: [1, 1, 1, 0, 0, 0],
    });
    expect(await ada.results(at(3), at(1))).toEqual([
      { date: at(3), guesses: 1 },
      { date: at(2), guesses: null },
      { date: at(1), guesses: 2 },
    ]);
  });

  it("adds each once, however often they are sent at the same time", async () => {
    const { config, playerOf } = await started();
    const ada = playerOf("ada");
    await Promise.all(Array.from({ length: 6 }, () => ada.merge(visitors)));
    expect(await ada.merge(visitors)).toMatchObject({ played: 3 });
    expect(await (await resultsOf(config)).countDocuments()).toBe(3);
  });

  it("takes nothing, and refuses more than 5000", async () => {
    const { playerOf } = await started();
    expect(await playerOf("ada").merge([])).toMatchObject({ played: 0 });
    const results = Array.from({ length: 5001 }, () => ({ date: today, guesses: 1 }));
    expect((await playerOf("ada").ask("POST", "/api/stats/merge", { results })).status).toBe(400);
  });

  it("takes the results of two thousand dates, which have an index", async () => {
    const { config, playerOf } = await started();
    const ada = playerOf("ada");
    const results = Array.from({ length: 1980 }, (_, index) => ({
      date: at(index),
      guesses: (index % 6) + 1,
    }));
    await playerOf("grace").merge(results.slice(0, 50));
    expect(await ada.merge(results)).toMatchObject({ played: 1980, currentStreak: 1980, bestStreak: 1980 });
    const indexes = await (await resultsOf(config)).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { userId: 1, date: 1 } }));
  });
});

describe("who isn't signed in", () => {
  it("is refused", async () => {
    const { get } = await started();
    for (const [method, path] of [
      ["GET", "/api/stats"],
      ["PUT", "/api/stats"],
      ["GET", `/api/stats/results?from=${today}&to=${today}`],
      ["POST", "/api/stats/merge"],
    ] as const)
      expect([path, (await get(path, { method })).status]).toEqual([path, 401]);
  });

  it("gets riddles also while auth is away, when signed-in players have to wait", async () => {
    const service = await startRiddle(riddleConfig(), { now: () => noon });
    await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
    const headers = { authorization: `Bearer ${signedBy(newKey())}` };
    expect((await service.get("/api/riddle/latest", { headers })).status).toBe(200);
    expect((await service.get("/api/stats", { headers })).status).toBe(503);
  });
});

describe("when an account is deleted", () => {
  const deleted = (userId: string) =>
    newEvent("user.deleted", userId, { userId, email: `${userId}@example.org` }, noon);

  it("removes the player's results, and takes no more of a token that isn't revoked yet", async () => {
    const { config, playerOf } = await started();
    const [ada, grace] = [playerOf("ada"), playerOf("grace")];
    for (const player of [ada, grace]) await player.record(today, { guesses: 3 });
    const results = await resultsOf(config);
    const bus = openBus(config);
    await bus.ready;
    const event = deleted("ada");
    await bus.publish(event);
    await eventually(async () => expect(await results.countDocuments({ userId: "ada" })).toBe(0));
    for (const [method, path, body] of [
      ["PUT", "/api/stats", { date: today, result: { guesses: 1 } }],
      ["POST", "/api/stats/merge", { results: [{ date: at(1), guesses: 1 }] }],
    ] as const)
      expect((await ada.ask(method, path, body)).status).toBe(401);
    expect(await results.find().toArray()).toMatchObject([{ userId: "grace", guesses: 3 }]);
    // Another copy of the event, and one of somebody without results.
    await bus.publish({ ...event, id: "the same event again" });
    await bus.publish(deleted("nobody at all"));
    const { connection } = await openDatabase(config);
    await eventually(async () =>
      expect(await connection.collection("erasedPlayers").countDocuments()).toBe(2),
    );
    expect((await grace.stats()).played).toBe(1);
  });

  it("leaves nothing of requests that are in progress at that moment", async () => {
    const { config, playerOf } = await started();
    const ada = playerOf("ada");
    const bus = openBus(config);
    await bus.ready;
    const writes = Array.from({ length: 40 }, (_, index) =>
      ada.ask("PUT", "/api/stats", { date: at(index), result: { guesses: 2 } }),
    );
    await bus.publish(deleted("ada"));
    await Promise.all(writes);
    const { connection } = await openDatabase(config);
    await eventually(async () =>
      expect(await connection.collection("erasedPlayers").countDocuments()).toBe(1),
    );
    const results = await resultsOf(config);
    await eventually(async () => expect(await results.countDocuments()).toBe(0));
  });

  it("quarantines an event that breaks its contract, and goes on", async () => {
    const { config, playerOf } = await started();
    await playerOf("ada").record(today, { guesses: 3 });
    const raw = await connect({ servers: config.NATS_URL });
    const bus = openBus(config);
    await bus.ready;
    await raw.jetstream().publish(`${config.BUS_NAMESPACE}.user.deleted`, JSONCodec().encode({ bad: 1 }));
    await raw.close();
    await bus.publish(deleted("ada"));
    await eventually(async () => expect(await (await resultsOf(config)).countDocuments()).toBe(0));
    const { connection } = await openDatabase(config);
    expect(await connection.collection("quarantinedMessages").countDocuments()).toBe(1);
  });
});

describe("the export of a player's data", () => {
  it("has everything that is stored about the player, and nothing about others", async () => {
    const { config, get, playerOf } = await started();
    const ada = playerOf("ada");
    await ada.record(at(2), { guesses: 3 });
    await ada.record(at(1), { guesses: null });
    await ada.record(today, { guesses: 1 });
    await ada.record(today, null);
    await playerOf("grace").record(today, { guesses: 6 });
    const headers = { authorization: `Bearer ${config.AUTH_TO_RIDDLE_KEY}` };
    const response = await get("/internal/personal-data/ada", { headers });
    const changedAt = noon.toISOString();
    expect(await response.json()).toEqual({
      data: {
        results: [
          { date: at(2), outcome: "solved", guesses: 3, changedAt },
          { date: at(1), outcome: "failed", changedAt },
          { date: today, outcome: "taken back", changedAt },
        ],
      },
    });
    const nobody = await get("/internal/personal-data/nobody", { headers });
    expect(await nobody.json()).toEqual({ data: { results: [] } });
  });

  it("is for services of the installation alone", async () => {
    const { get } = await started();
    for (const authorization of ["", "Bearer", "Bearer wrong"])
      expect((await get("/internal/personal-data/ada", { headers: { authorization } })).status).toBe(401);
  });
});
