import { homeZone, releaseInstantMs, riddleNotesSchema, riddleReviewSchema } from "@wordlehint/contracts";
import { loadShippedLibrary } from "../src/store/riddle-library.ts";
import { addPastRiddles } from "./past-riddles.ts";
import { nextDayReady, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const today = "2026-11-21";
/** Its word is AUDIO. */
const date = "2026-11-20";
const notes = ["Why the first.", "Why the second.", "Why the third.", "Why the last."] as const;

async function started({ now = (): Date => noon } = {}) {
  const config = riddleConfig();
  const riddles = await addPastRiddles(config, [date]);
  await riddles.updateOne({ _id: date }, { $set: { notes } });
  const service = await startRiddle(config, { now, scheduleMs: 20 });
  await nextDayReady(service);
  const { connection } = await openDatabase(config);
  const read = async (path: string) => (await service.get(`/api/riddle/${path}`)).json();
  return { ...service, riddles, read, results: connection.collection("results") };
}

describe("GET /api/riddle/notes", () => {
  it("gives the notes from the time of the answer on, and until then when that is", async () => {
    const release = releaseInstantMs("2026-11-22", homeZone);
    let now = new Date(release - 1);
    const { read, riddles } = await started({ now: () => now });
    const { word } = (await riddles.findOne({ _id: today })) ?? { word: "" };
    const path = `notes?date=${today}`;
    const answerAvailableAt = new Date(release).toISOString();
    expect(riddleNotesSchema.parse(await read(path))).toEqual({ notes: null, answerAvailableAt });
    now = new Date(release);
    const shipped = loadShippedLibrary().riddles.get(word)?.[0]?.notes ?? null;
    expect(riddleNotesSchema.parse(await read(path)).notes).toEqual(shipped);
  });

  it("gives those that were saved with the riddle, and 404 for a date that isn't released", async () => {
    const { read, get } = await started();
    expect(await read(`notes?date=${date}`)).toMatchObject({ notes });
    expect((await get("/api/riddle/notes?date=2026-11-23")).status).toBe(404);
  });
});

describe("GET /api/riddle/review", () => {
  const review = async (read: (path: string) => Promise<unknown>, on = date) =>
    riddleReviewSchema.parse(await read(`review?date=${on}`));

  it("tells meaning, openers and letters of an answer that is out, and nothing of today's", async () => {
    const { read, get } = await started();
    const { word, meaning, openers, letters, players } = await review(read);
    expect([word, players]).toEqual(["audio", null]);
    expect(meaning?.[0]).toEqual({ kind: null, text: `strong hint of ${date}` });
    expect(meaning?.[1]?.text).toContain("audible");
    expect(openers?.map((opener) => opener.word)).toEqual(["adieu", "crane", "raise", "slate", "stare"]);
    expect(letters?.map(({ letter }) => letter).join("")).toBe("audio");
    const { answerAvailableAt, ...rest } = await review(read, today);
    expect(Object.values(rest)).toEqual([null, null, null, null, null]);
    expect(Date.parse(answerAvailableAt)).toBeGreaterThan(noon.getTime());
    expect((await get("/api/riddle/review?date=2026-11-22")).status).toBe(404);
  });

  it("tells how players did from twenty results on, without who they are", async () => {
    const { read, results } = await started();
    const result = (number: number, guesses: number | null, helped?: string) => ({
      _id: `player-${number} ${date}` as never,
      userId: `player-${number}`,
      date,
      guesses,
      ...(helped !== undefined && { helped }),
      changedAt: noon,
    });
    const alike = (from: number, to: number, guesses: number | null, helped?: string) =>
      Array.from({ length: to - from }, (_, index) => result(from + index, guesses, helped));
    await results.insertMany([...alike(0, 12, 3, "riddle"), ...alike(12, 18, 5), ...alike(18, 19, 0)]);
    // Taken back, so that there are nineteen.
    await results.insertMany(alike(19, 21, null));
    expect((await review(read)).players).toBeNull();
    await results.insertMany(alike(21, 22, 0, "riddle"));
    expect(await read(`review?date=${date}&tz=Europe/London`)).toMatchObject({
      players: {
        results: 20,
        averageGuesses: 3.67,
        distribution: [0, 0, 12, 0, 6, 0],
        failed: 2,
        fromRiddlePercent: 60,
      },
    });
  });
});
