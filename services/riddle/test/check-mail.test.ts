import { addDays, checkedMailSchema, type MailToCheck } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { liveDates } from "../src/domain/puzzle-clock.ts";
import { openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const { latest } = liveDates(noon.getTime());

async function start() {
  const config = riddleConfig();
  const service = await startRiddle(config, { now: () => noon });
  await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
  const { riddles } = await openDatabase(config);
  const riddle = await eventually(async () => {
    const found = await riddles.findOne({ _id: latest });
    if (!found) throw new Error("no riddle yet");
    return found;
  });
  const post = (mail: Partial<MailToCheck>, key = config.NOTIFICATION_TO_RIDDLE_KEY) =>
    service.get("/internal/check-mail", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ date: latest, text: "", withHints: false, ...mail }),
    });
  const check = async (mail: Partial<MailToCheck>) =>
    checkedMailSchema.parse(await (await post(mail)).json()).ok;
  return { riddle, post, check };
}

it("lets a mail through with the riddle of a date, and with its hints for who wants them", async () => {
  const { riddle, check } = await start();
  const text = `Hello\n\n${riddle.lines.join("\n")}\n\nGoodbye`;
  expect(await check({ text })).toBe(true);
  const hints = (riddle.hints ?? []).slice(0, 1);
  expect(await check({ text: `${text}\n${hints.join("\n")}`, withHints: true })).toBe(true);
});

it("refuses a mail that names the word, without saying what is wrong", async () => {
  const { riddle, post } = await start();
  for (const withHints of [false, true]) {
    const response = await post({ text: `It is ${riddle.word.toUpperCase()}.`, withHints });
    expect([response.status, await response.json()]).toEqual([200, { ok: false }]);
  }
});

it("judges only mails of riddles that are released somewhere, and only for services", async () => {
  const { post } = await start();
  expect((await post({ date: addDays(latest, 1) })).status).toBe(404);
  expect((await post({ date: "2026-01-01" })).status).toBe(404);
  expect((await post({ date: "2026-02-30" })).status).toBe(400);
  expect((await post({ text: "x".repeat(20_001) })).status).toBe(400);
  expect((await post({}, "another key of more than 32 characters")).status).toBe(401);
});
