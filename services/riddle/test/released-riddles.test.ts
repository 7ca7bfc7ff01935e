import {
  addDays,
  datedRiddleSchema,
  hintSchema,
  homeZone,
  letterSchema,
  previousRiddlesSchema,
  problemSchema,
  releaseInstantMs,
  revealedAnswerSchema,
} from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import type { RiddleConfig } from "../src/config.ts";
import type { Overrides } from "../src/context.ts";
import { addPastRiddles, pastRiddle } from "./past-riddles.ts";
import { nextDayReady, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const today = "2026-11-21";
/** Released and over everywhere. */
const past = ["2026-08-31", "2026-11-01", "2026-11-18", "2026-11-19"];

async function started(config = riddleConfig(), overrides: Overrides = {}) {
  const service = await startRiddle(config, { now: () => noon, ...overrides });
  await nextDayReady(service);
  return service;
}

/** A service with riddles of some past dates. */
async function startedWithPast(overrides: Overrides = {}, config: RiddleConfig = riddleConfig()) {
  await addPastRiddles(config, past);
  return started(config, overrides);
}

type Service = Awaited<ReturnType<typeof started>>;
const byDate = async (service: Service, query: string) =>
  datedRiddleSchema.parse(await (await service.get(`/api/riddle/by-date?${query}`)).json());
const reveal = async (service: Service, query: string) =>
  revealedAnswerSchema.parse(await (await service.get(`/api/riddle/reveal-answer?${query}`)).json());
const maxAge = (response: Response) =>
  Number(/^public, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "")?.[1]);

describe("GET /api/riddle/by-date", () => {
  it("gives a past riddle with its theme, its word and its neighbors across gaps", async () => {
    const service = await startedWithPast();
    const { lines, theme, word } = pastRiddle("2026-11-18");
    expect(await byDate(service, "date=2026-11-18")).toMatchObject({
      date: "2026-11-18",
      puzzleNumber: 1979,
      riddle: lines.join("\n"),
      theme,
      word,
      previousDate: "2026-11-01",
      nextDate: "2026-11-19",
      firstDate: "2026-08-31",
    });
    expect((await byDate(service, "date=2026-08-31")).previousDate).toBeNull();
  });

  it("counts puzzle numbers from PUZZLE_NUMBER_OFFSET", async () => {
    const service = await startedWithPast({}, riddleConfig({ PUZZLE_NUMBER_OFFSET: "0" }));
    expect(await byDate(service, "date=2026-11-18")).toMatchObject({ puzzleNumber: 1978 });
  });

  it("gives the latest riddle without its word, and no date that isn't released in the zone", async () => {
    const service = await startedWithPast();
    expect(await byDate(service, `date=${today}`)).toMatchObject({
      word: null,
      previousDate: "2026-11-19",
      nextDate: null,
    });
    const ahead = await byDate(service, `date=${today}&tz=Pacific/Kiritimati`);
    expect(ahead).toMatchObject({ timeZone: "Pacific/Kiritimati", nextDate: "2026-11-22" });
    expect((await service.get("/api/riddle/by-date?date=2026-11-22")).status).toBe(404);
  });

  it("names a neighbor from its release on, and shows the word from its time on", async () => {
    const release = releaseInstantMs("2026-11-22", homeZone);
    let now = new Date(release - 1);
    const service = await started(riddleConfig(), { now: () => now });
    expect(await byDate(service, `date=${today}`)).toMatchObject({ nextDate: null, word: null });
    now = new Date(release);
    const after = await byDate(service, `date=${today}`);
    expect(after.nextDate).toBe("2026-11-22");
    expect(after.word).toMatch(/^[a-z]{5}$/);
  });
});

describe("a riddle that isn't released in the zone", () => {
  it.each([
    "by-date?date=DATE",
    "hint?date=DATE&number=1",
    "letter?date=DATE&position=1",
    "reveal-answer?date=DATE",
  ])("is not found, just like one that doesn't exist: %s", async (route) => {
    const config = riddleConfig();
    const service = await started(config);
    const { riddles } = await openDatabase(config);
    const horizon = addDays(today, 3);
    await eventually(async () => expect(await riddles.findOne({ _id: horizon })).not.toBeNull());
    const ask = async (date: string) => {
      const response = await service.get(`/api/riddle/${route.replace("DATE", date)}`);
      const { requestId: _id, ...problem } = problemSchema.parse(await response.json());
      return { status: response.status, cache: response.headers.get("cache-control"), problem };
    };
    const missing = await ask("2031-01-01");
    expect(missing).toMatchObject({ status: 404, cache: "no-store", problem: { code: "not_found" } });
    for (const date of ["2026-11-22", horizon, "9999-12-31", "0000-01-01", "2020-01-01"])
      expect(await ask(date)).toEqual(missing);
  });
});

it("refuses what is malformed", async () => {
  const service = await startRiddle(riddleConfig(), { now: () => noon });
  for (const path of malformed) {
    const response = await service.get(`/api/riddle/${path}`);
    expect([path, response.status]).toEqual([path, 400]);
    expect(problemSchema.parse(await response.json()).code).toBe("invalid_input");
  }
});

const malformed = [
  "by-date",
  "by-date?date=2026-02-30",
  "by-date?date=yesterday",
  "by-date?date=2026-11-18&date=2026-11-19",
  "hint?date=2026-11-18",
  "hint?date=2026-11-18&number=0",
  "hint?date=2026-11-18&number=4",
  "hint?date=2026-11-18&number=1.0",
  "letter?date=2026-11-18&position=6",
  "letter?date=2026-11-18&position=-1",
  "letter?position=1",
  "reveal-answer?date=today",
  "previous?month=2026-13",
  "previous?month=2026-11-01",
  `previous?tz=${"x".repeat(65)}`,
];

describe("hints and letters", () => {
  it("come one at a time, from the release on", async () => {
    const service = await startedWithPast();
    const { hints, word } = pastRiddle("2026-11-19");
    for (const [index, hint] of hints.entries()) {
      const response = await service.get(`/api/riddle/hint?date=2026-11-19&number=${index + 1}`);
      expect(hintSchema.parse(await response.json())).toEqual({ number: index + 1, hint });
    }
    for (const [index, letter] of Array.from(word).entries()) {
      const response = await service.get(`/api/riddle/letter?date=2026-11-19&position=${index + 1}`);
      expect(letterSchema.parse(await response.json())).toEqual({ letter });
    }
    const locked = await service.get(`/api/riddle/letter?date=${today}&position=5`);
    expect(letterSchema.parse(await locked.json()).letter).toMatch(/^[a-z]$/);
  });

  it("are in no other response", async () => {
    const service = await startedWithPast();
    const paths = ["latest", "by-date?date=2026-11-19", "previous", "reveal-answer?date=2026-11-19"];
    const texts = await Promise.all(
      paths.map(async (path) => (await service.get(`/api/riddle/${path}`)).text()),
    );
    expect(texts.join()).toContain(pastRiddle("2026-11-19").theme);
    expect(texts.join()).not.toMatch(/hint of/);
  });

  it("asks to wait for hints that a riddle of an earlier version doesn't have yet", async () => {
    const config = riddleConfig();
    const { riddles } = await openDatabase(config);
    const { hints: _hints, ...old } = pastRiddle("2026-11-19");
    // Hints are not made for it, because its word isn't one.
    await riddles.insertOne({ ...old, word: "?" });
    const service = await started(config);
    const response = await service.get("/api/riddle/hint?date=2026-11-19&number=1");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});

describe("GET /api/riddle/reveal-answer", () => {
  it("gives the word from the next release on, and until then when that is", async () => {
    const release = releaseInstantMs("2026-11-22", homeZone);
    let now = new Date(release - 1);
    const service = await started(riddleConfig(), { now: () => now });
    const answerAvailableAt = new Date(release).toISOString();
    expect(await reveal(service, `date=${today}`)).toEqual({ word: null, answerAvailableAt });
    expect(await reveal(service, "")).toEqual({ word: null, answerAvailableAt });
    now = new Date(release);
    expect((await reveal(service, `date=${today}`)).word).toMatch(/^[a-z]{5}$/);
    const next = await reveal(service, "");
    expect(next.word).toBeNull();
    expect(next.answerAvailableAt > answerAvailableAt).toBe(true);
  });
});

describe("GET /api/riddle/previous", () => {
  const page = async (service: Service, query = "") => {
    const response = await service.get(`/api/riddle/previous${query}`);
    const riddles = previousRiddlesSchema.parse(await response.json());
    return { dates: riddles.map(({ date }) => date), link: response.headers.get("link"), riddles };
  };

  it("lists the month of the newest riddle before the latest one, and links to the month before", async () => {
    const { dates, link, riddles } = await page(await startedWithPast());
    expect(dates).toEqual(["2026-11-19", "2026-11-18", "2026-11-01"]);
    expect(link).toBe('</api/riddle/previous?month=2026-08>; rel="next"');
    expect(riddles[0]).toMatchObject({ word: pastRiddle("2026-11-19").word, puzzleNumber: 1980 });
  });

  it("leads through every month that has riddles, in the same zone", async () => {
    const service = await startedWithPast();
    const first = await page(service, "?tz=Pacific/Kiritimati");
    expect(first.dates[0]).toBe(today);
    expect(first.link).toBe('</api/riddle/previous?month=2026-08&tz=Pacific%2FKiritimati>; rel="next"');
    const last = await page(service, "?month=2026-08&tz=Pacific%2FKiritimati");
    expect([last.dates, last.link]).toEqual([["2026-08-31"], null]);
  });

  it("is empty for a month without released riddles, and still leads to earlier ones", async () => {
    const service = await startedWithPast();
    for (const [month, link] of [
      ["2026-10", '</api/riddle/previous?month=2026-08>; rel="next"'],
      ["2027-03", '</api/riddle/previous?month=2026-11>; rel="next"'],
      ["9999-12", '</api/riddle/previous?month=2026-11>; rel="next"'],
      ["2020-01", null],
      ["0000-01", null],
    ]) {
      const empty = await page(service, `?month=${month ?? ""}`);
      expect([month, empty.dates, empty.link]).toEqual([month, [], link]);
    }
  });

  it("has the latest riddle from the next release on, with its word as soon as that is available", async () => {
    // A day of 23 hours: the answer is available an hour after the next release.
    const [date, next] = ["2027-03-14", "2027-03-15"];
    let now = new Date(releaseInstantMs(next, homeZone) - 1);
    const service = await started(riddleConfig(), { now: () => now, scheduleMs: 5 });
    const newest = async () => (await page(service)).riddles.find((riddle) => riddle.date === date);
    expect(await newest()).toBeUndefined();
    now = new Date(releaseInstantMs(next, homeZone));
    expect(await newest()).toMatchObject({ word: null });
    now = new Date(releaseInstantMs(date, homeZone) + 24 * 3_600_000);
    expect((await newest())?.word).toMatch(/^[a-z]{5}$/);
  });
});

describe("what players ask for", () => {
  const paths = [
    "latest",
    `by-date?date=${today}`,
    "by-date?date=2026-08-31",
    "previous?month=2026-08",
    `hint?date=${today}&number=3`,
    "letter?date=2026-08-31&position=2",
    "reveal-answer",
  ].map((path) => `/api/riddle/${path}`);

  it("is answered without the database", async () => {
    const config = riddleConfig();
    const riddles = await addPastRiddles(config, past);
    const service = await started(config, { scheduleMs: 3_600_000 });
    // The scheduler reads the database until the horizon is complete and the release announced.
    await eventually(async () => {
      const metrics = await (await service.getAdmin("/metrics")).text();
      expect(metrics).toMatch(/riddle_horizon_days\{[^}]*\} 3\n/);
      expect(await riddles.countDocuments({ _id: today, releasedAt: { $ne: null } })).toBe(1);
    });
    await riddles.deleteMany({});
    for (const path of paths) expect([path, (await service.get(path)).status]).toEqual([path, 200]);
  });

  it("has an entity tag, and is counted in the metrics also when it is in memory", async () => {
    const service = await startedWithPast();
    for (const path of paths) {
      const first = await service.get(path);
      const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
      const again = await service.get(path, { headers });
      expect([path, again.status, await again.text()]).toEqual([path, 304, ""]);
      expect(again.headers.get("link")).toBe(first.headers.get("link"));
    }
    const metrics = await (await service.getAdmin("/metrics")).text();
    for (const path of paths) expect(metrics).toContain(`route="${path.split("?")[0] ?? ""}",status="304"`);
  });

  it("may be kept until it changes", async () => {
    const release = releaseInstantMs("2026-11-22", homeZone);
    let now = new Date(release - 30_500);
    const config = riddleConfig();
    await addPastRiddles(config, past);
    const service = await started(config, { now: () => now });
    for (const path of ["latest", `by-date?date=${today}`, "previous", "reveal-answer"])
      expect(maxAge(await service.get(`/api/riddle/${path}`))).toBe(30);
    expect(maxAge(await service.get(`/api/riddle/hint?date=${today}&number=1`))).toBe(3600);
    now = new Date(release - 500);
    expect(maxAge(await service.get("/api/riddle/reveal-answer"))).toBe(0);
    now = new Date(release);
    expect(maxAge(await service.get(`/api/riddle/reveal-answer?date=${today}`))).toBe(3600);
  });

  it("shows a past riddle that an operator has changed", async () => {
    const config = riddleConfig();
    const riddles = await addPastRiddles(config, past);
    const service = await started(config, { scheduleMs: 20 });
    await byDate(service, "date=2026-11-18");
    await riddles.updateOne({ _id: "2026-11-18" }, { $set: { lines: ["Another verse"] } });
    await eventually(async () =>
      expect((await byDate(service, "date=2026-11-18")).riddle).toBe("Another verse"),
    );
  });
});

describe("The feeds", () => {
  const namedDates = (body: string) =>
    [...body.matchAll(/wordle-hint\/([a-z]+-\d+-\d{4})/g)].map(([, slug]) => slug);

  it.each([
    ["feed", "application/rss+xml; charset=utf-8"],
    ["calendar.ics", "text/calendar; charset=utf-8"],
    // The address of calendars that have been followed for longer.
    ["calendar", "text/calendar; charset=utf-8"],
  ])(
    "%s names the riddles that are released in the zone, the newest first, and may be kept",
    async (name, type) => {
      const service = await startedWithPast();
      const home = await service.get(`/api/riddle/${name}`);
      expect(home.status).toBe(200);
      expect(home.headers.get("content-type")).toBe(type);
      expect(maxAge(home)).toBeGreaterThan(0);
      const unfolded = (await home.text()).replaceAll("\r\n ", "");
      expect(new Set(namedDates(unfolded))).toEqual(
        new Set(["november-21-2026", "november-19-2026", "november-18-2026", "november-1-2026"]),
      );
      expect(unfolded).toContain(pastRiddle("2026-11-18").lines[0]?.slice(0, 20));

      const ahead = await service.get(`/api/riddle/${name}?tz=Pacific/Kiritimati`);
      expect((await ahead.text()).replaceAll("\r\n ", "")).toContain("november-22-2026");
      const again = await service.get(`/api/riddle/${name}`, {
        headers: { "if-none-match": home.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
    },
  );
});
