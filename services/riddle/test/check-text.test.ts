import { addDays, checkTextResponseSchema, problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/local/test-servers";
import { importSchedule } from "../src/actions/import-schedule.ts";
import { liveDates } from "../src/domain/puzzle-clock.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import { openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");

async function start(schedule: Readonly<Record<string, string>> = {}) {
  const config = riddleConfig();
  const { connection, riddles } = await openDatabase(config);
  const rows = Object.entries(schedule).map(([date, word]) => `${date},${word}\n`);
  await importSchedule(createAnswerStore(connection), `date,word\n${rows.join("")}`, new Date(0));
  const service = await startRiddle(config, { now: () => noon });
  await eventually(async () => expect((await service.get("/readyz")).status).toBe(200));
  const post = (body: string, path = "/internal/check-text") =>
    service.get(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const check = async (text: string) =>
    checkTextResponseSchema.parse(await (await post(JSON.stringify({ text }))).json());
  return { service, riddles, post, check };
}

describe("checking a text", () => {
  it("refuses every answer that is locked or coming, and doesn't say which it is", async () => {
    const { riddles, check } = await start();
    const all = await riddles.find().toArray();
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { _id, word } of all) {
      const answer = await check(`A good word is ${word.toUpperCase()}.`);
      expect(answer.ok).toBe(false);
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${word}|${_id}|\\d`, "i"));
    }
  });

  it("lets through what names none of them, be it the answer of a later day", async () => {
    const beyond = addDays(liveDates(noon.getTime()).latest, 4);
    const { check } = await start({ [beyond]: "crane" });
    expect(await check("Crane is a fine opener.")).toEqual({ ok: true });
    expect(await check("")).toEqual({ ok: true });
  });

  it("takes account of an answer that an operator has set", async () => {
    const { check } = await start({ "2026-11-24": "crane" });
    expect(await check("A crânes' chorus, but no bird alone")).toEqual({ ok: true });
    expect((await check("The crane wades")).ok).toBe(false);
  });

  it("doesn't hold up every text for days because a coming answer is a word of every text", async () => {
    const { check } = await start({ "2026-11-23": "about", "2026-11-24": "crane" });
    expect(await check("All about hints")).toEqual({ ok: true });
    expect((await check("All about the crane")).ok).toBe(false);
  });

  it.each(["{", "[]", "{}", '{"text":1}', '{"text":{"$ne":""}}', `{"text":"${"x".repeat(100_001)}"}`])(
    "refuses a body that isn't a text (%#)",
    async (body) => {
      const { post } = await start();
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(problemSchema.parse(await response.json()).code).toBe("invalid_input");
    },
  );

  it("takes the longest text, however it is written", async () => {
    const { post } = await start();
    const body = `{"text":"${"\\u0061".repeat(100_000)}"}`;
    expect((await post(body)).status).toBe(200);
    expect((await post(`{"text":"${"\\u0061".repeat(120_000)}"}`)).status).toBe(413);
  });

  it("is not at an address that the public is let through to", async () => {
    const { post } = await start();
    for (const path of [
      "/api/riddle/check-text",
      "/api/riddle/Check-Text",
      "/api/riddle/internal/check-text",
    ])
      expect((await post('{"text":"crane"}', path)).status).toBe(404);
  });
});
