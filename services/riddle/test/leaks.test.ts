import {
  addDays,
  canonicalTimeZone,
  homeZone,
  latestPuzzleDate,
  type PuzzleDate,
} from "@wordlehint/contracts";
import { riddleRoutes } from "@wordlehint/contracts/routes/riddle-routes";
import { eventually } from "@wordlehint/test-servers";
import { importSchedule } from "../src/actions/import-schedule.ts";
import { answerInstantMs, liveDates } from "../src/domain/puzzle-clock.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import type { RiddleDocument } from "../src/store/riddle-model.ts";
import { startReplica } from "./replica-process.ts";
import { openDatabase, riddleConfig } from "./start-riddle.ts";
import { hear } from "./start-with-players.ts";

/** Three dates are live: in Kiritimati, in New York, and west of it. */
const now = new Date("2026-11-21T11:00:00Z");
const { earliest, latest } = liveDates(now.getTime());
const horizonDays = 6;
/** For the coming dates: words that no other riddle's text happens to contain. */
const words = ["fjord", "nymph", "quaff", "jazzy", "kayak", "zesty"];
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Auckland",
  "Asia/Tokyo",
  "Asia/Kolkata",
  "Europe/Berlin",
  "UTC",
  "America/Sao_Paulo",
  homeZone,
  "America/Los_Angeles",
  "Pacific/Honolulu",
  "Pacific/Pago_Pago",
  "Etc/GMT+12",
  "Nowhere/Land",
];
const dates: PuzzleDate[] = [];
for (let date = addDays(earliest, -2); date <= addDays(latest, horizonDays + 1); date = addDays(date, 1))
  dates.push(date);

/** Values to try for each parameter of a query. */
const values: Readonly<Record<string, readonly string[]>> = {
  tz: zones,
  date: dates,
  number: ["1", "2", "3"],
  position: ["1", "2", "3", "4", "5"],
  month: ["2026-11", "2026-12"],
  from: [dates[0] ?? ""],
  to: [dates.at(-1) ?? ""],
};

type Question = { path: string; zone: string; isLetter: boolean };

/** Every GET route with every date and number in every zone. A new parameter must be among `values`. */
const questions: Question[] = riddleRoutes
  .filter(({ method }) => method === "get")
  .flatMap((contract) => {
    const shape = "query" in contract ? Object.keys(contract.query._zod.def.shape) : [];
    const queries = shape.reduce<Record<string, string>[]>(
      (all, name) => all.flatMap((one) => valuesOf(name).map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
    const path = contract.path.replace(":userId", "somebody");
    return queries.map((query) => ({
      path: `${path}?${new URLSearchParams(query).toString()}`,
      zone: canonicalTimeZone(query.tz ?? "") ?? homeZone,
      isLetter: contract.path.endsWith("/letter"),
    }));
  });

function valuesOf(name: string): readonly string[] {
  const known = values[name];
  if (!known) throw new Error(`this test doesn't know what to ask "${name}" with`);
  return known;
}

const holds = (text: string, word: string) => new RegExp(`\\b${word}\\b`, "i").test(text);
const textsOf = ({ lines, hints, theme }: RiddleDocument) => [
  ...lines,
  ...(hints ?? []),
  ...(theme ? [theme] : []),
];

it("tells nothing of riddles before their release, and no word before its time, to whoever asks for it and wherever", async () => {
  const config = riddleConfig({ HORIZON_DAYS: String(horizonDays), RIDDLE_HISTORY_DAYS: "5" });
  const { connection, riddles } = await openDatabase(config);
  const csv = words.map((word, index) => `${addDays(latest, index + 1)},${word}\n`);
  await importSchedule(createAnswerStore(connection), `date,word\n${csv.join("")}`, now);
  const heard = hear(
    config,
    "riddle.generated",
    "riddle.released",
    "riddle.horizon_low",
    "riddle.generation_failed",
  );
  const replica = startReplica(config, { aheadMs: now.getTime() - Date.now(), logLevel: "trace" });
  const { url, adminUrl } = await replica.addresses();
  await eventually(async () => {
    expect((await fetch(`${adminUrl}/readyz`)).status).toBe(200);
    expect(await riddles.countDocuments({ outboxPending: { $exists: false } })).toBe(5 + 3 + horizonDays);
  });
  const all = await riddles.find().toArray();
  expect(all.filter(({ _id }) => _id > latest).map(({ word }) => word)).toEqual(words);
  /** Texts of released riddles, such as a theme of one word: they give nothing away. */
  const saidUpTo = new Map(
    dates.map((date) => [
      date,
      all
        .filter(({ _id }) => _id <= date)
        .flatMap(textsOf)
        .join("\n"),
    ]),
  );
  const isSaid = (text: string, date: PuzzleDate) => saidUpTo.get(date)?.includes(text) === true;

  const leaks: string[] = [];
  let found = 0;
  for (const { path, zone, isLetter } of questions) {
    const response = await fetch(new URL(path, url));
    const text = JSON.stringify([...response.headers, await response.text()]);
    if (response.ok) found++;
    const released = latestPuzzleDate(now.getTime(), zone);
    for (const riddle of all) {
      const isLocked = now.getTime() < answerInstantMs(riddle._id, zone);
      if (isLocked && !isLetter && holds(text, riddle.word)) leaks.push(`${path}: the word of ${riddle._id}`);
      if (riddle._id <= released) continue;
      for (const one of textsOf(riddle))
        if (!isSaid(one, released) && text.includes(JSON.stringify(one).slice(1, -1)))
          leaks.push(`${path}: a text of ${riddle._id}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(found).toBeGreaterThan(zones.length * 20);

  const releasedAtHome = latestPuzzleDate(now.getTime(), homeZone);
  const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
  await eventually(() => expect(heard.length).toBeGreaterThanOrEqual(3 + horizonDays));
  const around = { log: replica.output(), metrics, events: JSON.stringify(heard) };
  expect(around.log).toContain("/api/riddle/letter");
  for (const [where, text] of Object.entries(around))
    for (const riddle of all.filter(({ _id }) => _id >= earliest)) {
      expect([where, riddle._id, holds(text, riddle.word)]).toEqual([where, riddle._id, false]);
      if (riddle._id <= releasedAtHome) continue;
      for (const one of textsOf(riddle))
        if (!isSaid(one, releasedAtHome)) expect(text).not.toContain(JSON.stringify(one).slice(1, -1));
    }
});
