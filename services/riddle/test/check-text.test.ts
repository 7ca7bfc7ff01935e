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
  await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
  const post = (body: string, path = "/internal/check-text") =>
    service.get(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const check = async (text: string) =>
    checkTextResponseSchema.parse(await (await post(JSON.stringify({ text }))).json());
  return { service, riddles, post, check };
}

describe("POST /internal/check-text", () => {
  it("refuses a text with an answer that is locked or to come, without saying which", async () => {
    const { riddles, check } = await start();
    const all = await riddles.find().toArray();
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { _id, word } of all) {
      const response = await check(`A good word is ${word.toUpperCase()}.`);
      expect(response.ok).toBe(false);
      expect(JSON.stringify(response)).not.toMatch(new RegExp(`${word}|${_id}|\\d`, "i"));
    }
  });

  it("accepts a text without these answers, even with the answer of a date beyond the horizon", async () => {
    const beyond = addDays(liveDates(noon.getTime()).latest, 4);
    const { check } = await start({ [beyond]: "crane" });
    expect(await check("Crane is a fine opener.")).toEqual({ ok: true });
    expect(await check("")).toEqual({ ok: true });
  });

  it("refuses an answer that an operator has set", async () => {
    const { check } = await start({ "2026-11-24": "crane" });
    expect(await check("A crânes' chorus, but no bird alone")).toEqual({ ok: true });
    expect((await check("The crane wades")).ok).toBe(false);
  });

  it("accepts a common word even when it is an answer to come", async () => {
    const { check } = await start({ "2026-11-23": "about", "2026-11-24": "crane" });
    expect(await check("All about hints")).toEqual({ ok: true });
    expect((await check("All about the crane")).ok).toBe(false);
  });

  it.each(["{", "[]", "{}", '{"text":1}', '{"text":{"$ne":""}}', `{"text":"${"x".repeat(100_001)}"}`])(
    "responds with 400 to an invalid body (%#)",
    async (body) => {
      const { post } = await start();
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(problemSchema.parse(await response.json()).code).toBe("invalid_input");
    },
  );

  it("accepts the longest text even when each character is escaped", async () => {
    const { post } = await start();
    const body = `{"text":"${"\\u0061".repeat(100_000)}"}`;
    expect((await post(body)).status).toBe(200);
    expect((await post(`{"text":"${"\\u0061".repeat(120_000)}"}`)).status).toBe(413);
  });

  it("is not below a path that the gateway forwards", async () => {
    const { post } = await start();
    for (const path of [
      "/api/riddle/check-text",
      "/api/riddle/Check-Text",
      "/api/riddle/internal/check-text",
    ])
      expect((await post('{"text":"crane"}', path)).status).toBe(404);
  });
});
