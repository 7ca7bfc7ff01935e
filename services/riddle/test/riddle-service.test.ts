import {
  addDays,
  homeZone,
  latestPuzzleDate,
  latestRiddleSchema,
  problemSchema,
  releaseInstantMs,
  type DomainEvent,
} from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import type { RiddleConfig } from "../src/config.ts";
import { importSchedule } from "../src/actions/import-schedule.ts";
import { scheduledAnswer } from "../src/domain/answer-schedule.ts";
import { liveDates } from "../src/domain/puzzle-clock.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import { loadWordList } from "../src/store/word-list.ts";
import { nextDayReady, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";
import { hear } from "./start-with-players.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const today = "2026-11-21";

const listen = (config: RiddleConfig): DomainEvent[] =>
  hear(config, "riddle.generated", "riddle.released", "riddle.horizon_low", "riddle.generation_failed");

const datesOf = (events: readonly DomainEvent[], type: DomainEvent["type"]) =>
  events.filter((event) => event.type === type).map(({ aggregateId }) => aggregateId);

describe("with an empty database", () => {
  it("generates the riddles of all live dates and three days ahead, and serves today's", async () => {
    const config = riddleConfig();
    const service = await startRiddle(config, { now: () => noon });
    await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));

    const response = await service.get("/api/riddle/latest");
    const riddle = latestRiddleSchema.parse(await response.json());
    expect(riddle).toMatchObject({
      date: today,
      puzzleNumber: 1982,
      timeZone: homeZone,
      word: null,
      wordLength: 5,
    });
    expect(riddle.riddle.split("\n")).toHaveLength(4);

    const { riddles } = await openDatabase(config);
    const { earliest, latest } = liveDates(noon.getTime());
    await eventually(async () => {
      const made = (await riddles.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
      expect([made[0], made.at(-1)]).toEqual([earliest, addDays(latest, 3)]);
    });
  });

  it("reveals no answer in a body, header, event or metric", async () => {
    const config = riddleConfig();
    const heard = listen(config);
    const service = await startRiddle(config, { now: () => noon });
    await eventually(() => expect(datesOf(heard, "riddle.released")).toContain(today));

    const response = await service.get("/api/riddle/latest");
    const published = JSON.stringify([await response.text(), [...response.headers], heard]);
    const metrics = await (await service.getAdmin("/metrics")).text();
    const { riddles } = await openDatabase(config);
    for (const { word } of await riddles.find().toArray()) {
      expect(published).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
      expect(metrics).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
    }
  });
});

it("puts no verse of a coming riddle on the bus, nor its number", async () => {
  const config = riddleConfig();
  const heard = listen(config);
  await startRiddle(config, { now: () => noon });
  await eventually(() => expect(datesOf(heard, "riddle.generated")).toHaveLength(5));
  const { riddles } = await openDatabase(config);
  const coming = await riddles.find({ _id: { $gt: today } }).toArray();
  expect(coming).toHaveLength(4);
  for (const { lines } of coming)
    for (const line of lines) expect(JSON.stringify(heard)).not.toContain(JSON.stringify(line).slice(1, -1));
  for (const { type, data, aggregateId } of heard)
    if (type === "riddle.generated") expect(data).toEqual({ date: aggregateId });
});

it("announces each riddle and each release once when two replicas run", async () => {
  const config = riddleConfig();
  const heard = listen(config);
  await Promise.all([startRiddle(config, { now: () => noon }), startRiddle(config, { now: () => noon })]);

  const dates = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"];
  await eventually(() => expect(datesOf(heard, "riddle.generated").sort()).toEqual(dates));
  await eventually(() => expect(datesOf(heard, "riddle.released")).toEqual([today]));

  const { riddles } = await openDatabase(config);
  await eventually(async () => expect(await riddles.countDocuments({ outboxPending: true })).toBe(0));
  expect(await riddles.countDocuments()).toBe(dates.length);
  expect(datesOf(heard, "riddle.generated")).toHaveLength(dates.length);
});

describe("as time passes", () => {
  it("announces the release of each date once, at 00:05 in New York", async () => {
    let now = new Date(releaseInstantMs("2026-11-01", homeZone) - 1);
    const config = riddleConfig();
    const heard = listen(config);
    const service = await startRiddle(config, { now: () => now, scheduleMs: 5 });
    await nextDayReady(service);
    await eventually(() => expect(datesOf(heard, "riddle.released").at(-1)).toBe("2026-10-31"));
    expect(datesOf(heard, "riddle.released")).not.toContain("2026-11-01");

    for (const date of ["2026-11-01", "2026-11-02", "2026-11-03"]) {
      now = new Date(releaseInstantMs(date, homeZone));
      await eventually(() => expect(datesOf(heard, "riddle.released").at(-1)).toBe(date));
    }
    const announced = datesOf(heard, "riddle.released");
    expect(new Set(announced).size).toBe(announced.length);
  });

  it("serves each time zone its own date, and a new riddle from its release on", async () => {
    let now = new Date("2026-11-21T10:04:59Z");
    const service = await startRiddle(riddleConfig(), { now: () => now, scheduleMs: 5 });
    const dateIn = async (zone: string) => {
      const body: unknown = await (
        await service.get(`/api/riddle/latest?tz=${encodeURIComponent(zone)}`)
      ).json();
      return latestRiddleSchema.parse(body).date;
    };
    await nextDayReady(service);
    expect(await dateIn("Pacific/Kiritimati")).toBe(today);
    expect(await dateIn("Etc/GMT+12")).toBe("2026-11-20");
    now = new Date("2026-11-21T10:05:00Z");
    expect(await dateIn("Pacific/Kiritimati")).toBe("2026-11-22");
    expect(await dateIn("America/New_York")).toBe(today);
    expect(await dateIn("Nowhere/Land")).toBe(latestPuzzleDate(now.getTime(), homeZone));
  });

  it.each([
    ["2026-11-01", homeZone],
    ["2027-04-04", "Pacific/Chatham"],
  ])("keeps the word until the next release on %s, a day of 25 hours in %s", async (date, zone) => {
    const release = releaseInstantMs(date, zone);
    let now = new Date(release);
    const service = await startRiddle(riddleConfig(), { now: () => now });
    await nextDayReady(service);
    const latest = async () =>
      latestRiddleSchema.parse(await (await service.get(`/api/riddle/latest?tz=${zone}`)).json());
    for (const hours of [0, 24, 24.999]) {
      now = new Date(release + hours * 3_600_000);
      expect(await latest()).toMatchObject({ date, word: null });
    }
    now = new Date(release + 25 * 3_600_000);
    expect(await latest()).toMatchObject({ date: addDays(date, 1), word: null });
  });
});

describe("GET /api/riddle/latest", () => {
  it("shows a riddle that was changed by hand as soon as the scheduler has read it", async () => {
    const config = riddleConfig();
    const service = await startRiddle(config, { now: () => noon });
    await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
    const verse = async () =>
      latestRiddleSchema.parse(await (await service.get("/api/riddle/latest")).json()).riddle;
    await verse();
    const { riddles } = await openDatabase(config);
    await riddles.updateOne({ _id: today }, { $set: { lines: ["One line", "and another."] } });
    await eventually(async () => expect(await verse()).toBe("One line\nand another."));
  });

  it("is counted in the metrics each time, also when the response is already in memory", async () => {
    const service = await startRiddle(riddleConfig(), { now: () => noon });
    const getLatest = () => service.get("/api/riddle/latest?tz=Asia/Tokyo");
    // The service is ready before the riddle of zones that are ahead is.
    await eventually(async () => expect((await getLatest()).status).toBe(200));
    for (let times = 1; times < 5; times++) await getLatest();
    await eventually(async () => {
      const metrics = await (await service.getAdmin("/metrics")).text();
      expect(metrics).toMatch(
        /request_duration_seconds_count\{.*method="GET",route="\/api\/riddle\/latest",status="200".*\} 5\n/,
      );
    });
  });

  it("responds to odd and hostile requests without a stack trace", async () => {
    const service = await startRiddle(riddleConfig(), { now: () => noon });
    await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
    const responses = await Promise.all(
      Object.keys(hostile).map(async (path) => {
        const response = await service.get(path);
        const body: unknown = await response.json();
        if (response.status !== 200) expect(problemSchema.parse(body).message).not.toMatch(/at .*\.ts/);
        return [path, response.status];
      }),
    );
    expect(Object.fromEntries(responses)).toEqual(hostile);
  });

  /** Paths, and the status of the response to each. */
  const hostile = {
    "/api/riddle/latest?tz=A&tz=B": 400,
    [`/api/riddle/latest?tz=${"x".repeat(65)}`]: 400,
    "/api/riddle/latest?tz=%ff": 200,
    "/api/riddle/latest?tz=": 200,
    "/api/riddle/latest?tz[$ne]=x": 200,
    "/api/riddle/latest?__proto__=x": 200,
    "/api/riddle/nonsense": 404,
  };
});

describe("importing a schedule", () => {
  it("replaces the riddles of future dates, and keeps live ones", async () => {
    const config = riddleConfig();
    const service = await startRiddle(config, { now: () => noon, scheduleMs: 20 });
    await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
    const { connection, riddles } = await openDatabase(config);
    const before = await riddles.findOne({ _id: today });

    const csv = `date,word\n${today},zebra\n2026-11-24,crane\n`;
    const result = await importSchedule(createAnswerStore(connection), csv, noon);

    expect(result).toEqual({ saved: 1, tooLate: [today] });
    await eventually(async () => expect((await riddles.findOne({ _id: "2026-11-24" }))?.word).toBe("crane"));
    expect((await riddles.findOne({ _id: today }))?.word).toBe(before?.word);
  });
});

describe("changing the seed of an installation that has riddles", () => {
  const SCHEDULE_SEED = "another seed for tests, also no secret";
  const { earliest, latest } = liveDates(noon.getTime());
  const dates: string[] = [];
  for (let date = earliest; date <= addDays(latest, 3); date = addDays(date, 1)) dates.push(date);

  it("replaces future riddles, and keeps live and imported ones", async () => {
    const config = riddleConfig();
    const { connection, riddles } = await openDatabase(config);
    await importSchedule(createAnswerStore(connection), "date,word\n2026-11-24,crane\n", noon);
    const wordsByDate = async () =>
      Object.fromEntries(
        (await riddles.find().sort({ _id: 1 }).toArray()).map(({ _id, word }) => [_id, word]),
      );
    const before = await startRiddle(config, { now: () => noon });
    await eventually(async () => expect(Object.keys(await wordsByDate())).toHaveLength(dates.length));
    await eventually(async () => expect(await riddles.countDocuments({ outboxPending: true })).toBe(0));
    const words = await wordsByDate();
    await before.close();

    await startRiddle({ ...config, SCHEDULE_SEED }, { now: () => noon, scheduleMs: 20 });

    const expected = Object.fromEntries(
      dates.map((date) => [
        date,
        date > latest ? scheduledAnswer(date, SCHEDULE_SEED, loadWordList()) : words[date],
      ]),
    );
    await eventually(async () => expect(await wordsByDate()).toEqual({ ...expected, "2026-11-24": "crane" }));
    expect(expected).not.toEqual(words);
  });
});

it("notifies operators once of a riddle that can't be generated, generates the others, and recovers", async () => {
  const config = riddleConfig();
  const heard = listen(config);
  const { connection, riddles } = await openDatabase(config);
  const answers = connection.collection<{ _id: string; word: string }>("scheduledAnswers");
  await answers.insertOne({ _id: "2026-11-23", word: "not a word" });
  await startRiddle(config, { now: () => noon, scheduleMs: 20 });

  await eventually(() => expect(datesOf(heard, "riddle.horizon_low")).toEqual(["2026-11-23"]));
  await eventually(() => expect(datesOf(heard, "riddle.generation_failed")).toEqual(["2026-11-23"]));
  await eventually(async () => expect(await riddles.findOne({ _id: "2026-11-24" })).not.toBeNull());
  expect(await riddles.findOne({ _id: "2026-11-23" })).toBeNull();

  await answers.updateOne({ _id: "2026-11-23" }, { $set: { word: "crane" } });
  await eventually(async () => expect((await riddles.findOne({ _id: "2026-11-23" }))?.word).toBe("crane"));
  expect(datesOf(heard, "riddle.generation_failed")).toHaveLength(1);
});
