import { addDays, homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { eventually, refusingUrl } from "@wordlehint/test-servers";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import { keepPast } from "../src/actions/keep-past.ts";
import { readArchive } from "../src/actions/read-archive.ts";
import { createContext, type Context } from "../src/context.ts";
import { findTextLeak } from "../src/domain/generation/text-leak.ts";
import { closeLater, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const earliest = "2026-11-21";
const withoutBroker = { NATS_URL: refusingUrl.replace("http", "nats"), RIDDLE_HISTORY_DAYS: "90" };

async function openReplica(config = riddleConfig(withoutBroker), now = () => noon): Promise<Context> {
  const context = closeLater(createContext(config, { now }));
  await context.ready;
  return context;
}

it("gives a new installation a past of 90 days, without events, in the time that its start takes", async () => {
  const config = riddleConfig({ RIDDLE_HISTORY_DAYS: "90" });
  const service = await startRiddle(config, { now: () => noon });
  const { riddles } = await openDatabase(config);
  const dates = Array.from({ length: 90 }, (_, index) => addDays(earliest, index - 90));
  const isPast = { _id: { $lt: earliest } };
  await eventually(async () => expect(await riddles.countDocuments(isPast)).toBe(90));

  const past = await riddles.find(isPast).sort({ _id: 1 }).toArray();
  expect(past.map(({ _id }) => _id)).toEqual(dates);
  for (const { _id, releasedAt, outbox, hints, word, lines, theme = null } of past) {
    expect(releasedAt).toEqual(new Date(releaseInstantMs(_id, homeZone)));
    expect(outbox).toBeUndefined();
    expect(hints).toHaveLength(3);
    expect(findTextLeak(word, { lines, theme, hints: hints ?? ["", "", ""] })).toBeNull();
  }
  expect((await service.getAdmin("/readyz")).status).toBe(200);
});

it("makes the live riddles before those of the past", async () => {
  const config = riddleConfig(withoutBroker);
  await startRiddle(config, { now: () => noon });
  const { riddles } = await openDatabase(config);
  await eventually(async () => expect(await riddles.countDocuments({ _id: { $lt: earliest } })).toBe(90));
  const [first] = await riddles.find().sort({ $natural: 1 }).toArray();
  expect(first?._id).toBe(earliest);
});

it("fills the gap after the service stood still for a week, and keeps what was there", async () => {
  let now = noon;
  const config = riddleConfig({ ...withoutBroker, RIDDLE_HISTORY_DAYS: "10" });
  const context = await openReplica(config, () => now);
  await keepHorizon(context);
  await keepPast(context);
  const { riddles } = await openDatabase(config);
  const before = await riddles.find().toArray();

  now = new Date("2026-12-05T17:00:00Z");
  await keepHorizon(context);
  await keepPast(context);

  const dates = (await riddles.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  expect(dates).toEqual(Array.from({ length: 29 }, (_, index) => addDays("2026-11-11", index)));
  const kept = await riddles.find({ _id: { $in: before.map(({ _id }) => _id) } }).toArray();
  expect(kept).toEqual(before);
});

it("makes one riddle a date however two replicas race", async () => {
  const config = riddleConfig({ ...withoutBroker, RIDDLE_HISTORY_DAYS: "40" });
  const replicas = [await openReplica(config), await openReplica(config)];
  await Promise.all(replicas.map(keepPast));
  const { riddles } = await openDatabase(config);
  expect(await riddles.countDocuments()).toBe(40);
});

it("gives riddles of an earlier version hints, and leaves their verses as they are", async () => {
  const config = riddleConfig(withoutBroker);
  const context = await openReplica(config);
  const { riddles } = await openDatabase(config);
  const facts = { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" as const };
  const lines = ["An old verse", "of four", "short", "lines"];
  const old = { word: "crane", lines, facts, generatedAt: noon, releasedAt: null };
  await riddles.insertMany(["2026-08-01", earliest].map((_id) => ({ _id, ...old })));

  await keepHorizon(context);
  await keepPast(context);

  for (const _id of ["2026-08-01", earliest]) {
    const riddle = await riddles.findOne({ _id });
    expect(riddle).toMatchObject({ lines, word: "crane", source: "composer" });
    expect(riddle?.hints).toHaveLength(3);
  }
  expect(context.shelf.get(earliest)?.hints).toHaveLength(3);
});

it("has past riddles in its archive at once, and their hints also when no riddle was missing", async () => {
  const config = riddleConfig({ ...withoutBroker, RIDDLE_HISTORY_DAYS: "5" });
  const context = await openReplica(config);
  await keepPast(context);
  const { riddles } = await openDatabase(config);
  const past = addDays(earliest, -4);
  expect(context.archive.get(past)?.hints).toHaveLength(3);
  await riddles.updateOne({ _id: past }, { $unset: { hints: 1, theme: 1, source: 1 } });
  await readArchive(context);
  expect(context.archive.get(past)?.hints ?? []).toEqual([]);

  await keepPast(context);

  expect(context.archive.get(past)?.hints).toHaveLength(3);
});
