import { guessedSchema, problemSchema } from "@wordlehint/contracts";
import { addPastRiddles, pastRiddle } from "./past-riddles.ts";
import { nextDayReady, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
/** Its word is AUDIO. */
const date = "2026-11-20";
const notes = ["Why the first.", "Why the second.", "Why the third.", "Why the last."] as const;

/** A service with a past riddle, and visitors who guess at it. */
async function started() {
  let now = noon;
  const config = riddleConfig();
  const riddles = await addPastRiddles(config, [date]);
  await riddles.updateOne({ _id: date }, { $set: { notes } });
  const service = await startRiddle(config, { now: () => now });
  await nextDayReady(service);
  const guess = (word: unknown, { cookie, address = "192.0.2.1", on = date }: Visitor = {}) =>
    fetch(new URL("/api/riddle/guess", service.url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address,
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify({ date: on, word }),
    });
  const moveTo = (time: string) => void (now = new Date(time));
  return { ...service, riddles, guess, moveTo };
}

type Visitor = { cookie?: string; address?: string; on?: string };

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
const bodyOf = async (response: Response) => guessedSchema.parse(await response.json());
const messageOf = async (response: Response) => problemSchema.parse(await response.json()).message;

describe("POST /api/riddle/guess", () => {
  it("says that a guess is wrong and how many tries are left, and nothing else", async () => {
    const { guess } = await started();
    const response = await guess("cargo");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ right: false, triesLeft: 5, notes: null });
  });

  it("says that a guess is right, with the notes, in capitals too", async () => {
    const { guess } = await started();
    const { word } = pastRiddle(date);
    expect(await bodyOf(await guess(word.toUpperCase()))).toEqual({ right: true, triesLeft: 5, notes });
  });

  it("refuses what isn't a word here, which costs no try", async () => {
    const { guess } = await started();
    const cookie = cookieOf(await guess("cargo"));
    const refused = await guess("zzzzz", { cookie });
    expect([refused.status, await messageOf(refused)]).toEqual([400, "ZZZZZ isn’t a word here."]);
    for (const word of ["four", "sixsix", "cr4ne", "", 5, null, { $ne: "" }, ["crane"]])
      expect((await guess(word, { cookie })).status).toBe(400);
    expect(await bodyOf(await guess("cargo", { cookie }))).toMatchObject({ triesLeft: 4 });
  });

  it("takes six tries a day at a riddle of a visitor, and says when the next one is", async () => {
    const { guess, moveTo } = await started();
    const first = await guess("cargo");
    const cookie = cookieOf(first);
    expect(cookie).toMatch(/^visitor=.{20,}/);
    const others = await Promise.all(Array.from({ length: 9 }, () => guess("cargo", { cookie })));
    const statuses = [first, ...others].map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(6).fill(200), ...Array<number>(4).fill(429)]);
    const refused = await guess("audio", { cookie });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(7 * 3600)]);
    expect((await guess("cargo")).status).toBe(200);
    moveTo("2026-11-22T00:00:00Z");
    expect(await bodyOf(await guess("cargo", { cookie }))).toMatchObject({ triesLeft: 5 });
  });

  it("takes sixty tries a day at a riddle of a network, whatever its visitors' browsers forget", async () => {
    const { guess } = await started();
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries++) statuses.push((await guess("cargo")).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
    expect((await guess("cargo", { address: "192.0.2.2" })).status).toBe(200);
  });

  it("knows nothing of a riddle that isn't released, not even which words it takes", async () => {
    const { guess } = await started();
    for (const on of ["2026-11-22", "2031-01-01"])
      for (const word of ["cargo", "zzzzz"]) expect((await guess(word, { on })).status).toBe(404);
  });
});
