import { addDays, checkTextResponseSchema, problemSchema } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { createLog } from "@wordlehint/runtime";
import { checkText } from "../src/actions/check-text.ts";
import { importSchedule } from "../src/actions/import-schedule.ts";
import { liveDates } from "../src/domain/puzzle-clock.ts";
import { createContext } from "../src/context.ts";
import { createAnswerStore } from "../src/store/answer-store.ts";
import { createRefusalStore } from "../src/store/refusal-store.ts";
import { loadWordList } from "../src/store/word-list.ts";
import { closeLater, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");

const ada = { editor: "ada", client: "192.0.2.1" };

async function start(schedule: Readonly<Record<string, string>> = {}, now = () => noon) {
  const config = riddleConfig();
  const { connection, riddles } = await openDatabase(config);
  const rows = Object.entries(schedule).map(([date, word]) => `${date},${word}\n`);
  const answers = createAnswerStore(connection);
  await importSchedule(answers, `date,word\n${rows.join("")}`, new Date(0));
  const replicas = [await startRiddle(config, { now }), await startRiddle(config, { now })] as const;
  for (const replica of replicas)
    await eventually(async () => expect((await replica.getAdmin("/readyz")).status).toBe(200));
  const post = (body: string, path = "/internal/check-text", replica = 0) =>
    (replicas[replica] ?? replicas[0]).get(path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${config.GATEWAY_TO_RIDDLE_KEY}`,
        "content-type": "application/json",
      },
      body,
    });
  const check = async (text: string, editor = "ada", replica = 0) => {
    const response = await post(JSON.stringify({ ...ada, text, editor }), "/internal/check-text", replica);
    return checkTextResponseSchema.parse(await response.json());
  };
  return { config, riddles, answers, post, check, connection };
}

describe("POST /internal/check-text", () => {
  it("refuses a text with an answer that is locked or to come, without saying which", async () => {
    const { riddles, check } = await start();
    const all = await eventually(async () => {
      const made = await riddles.find().toArray();
      expect(made).toHaveLength(5);
      return made;
    });
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

  it("refuses the answer of a live riddle, whatever the schedule says since", async () => {
    const { check, answers, riddles } = await start({ "2026-11-24": "crane" });
    const { word = "" } = (await riddles.findOne({ _id: "2026-11-21" })) ?? {};
    const other = word === "fjord" ? "nymph" : "fjord";
    await answers.save([{ date: "2026-11-21", word: other }]);
    expect((await check(`A good word is ${word}`)).ok).toBe(false);
    expect(await check(`A good word is ${other}`)).toEqual({ ok: true });
  });

  it("accepts a common word even when it is an answer to come", async () => {
    const { check } = await start({ "2026-11-23": "about", "2026-11-24": "crane" });
    expect(await check("All about hints")).toEqual({ ok: true });
    expect((await check("All about the crane")).ok).toBe(false);
  });

  it("responds with 400 to an invalid body", async () => {
    const { post } = await start();
    const wrong = [{}, { text: 1 }, { text: { $ne: "" } }, { text: "x".repeat(100_001) }, { editor: "" }];
    const bodies = ["{", "[]", "{}", '{"text":"a"}'];
    for (const body of [...bodies, ...wrong.map((fields) => JSON.stringify({ ...ada, ...fields }))]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(problemSchema.parse(await response.json()).code).toBe("invalid_input");
    }
  });

  it("accepts the longest text even when each character is escaped", async () => {
    const { post } = await start();
    const body = (length: number) => `{"editor":"ada","client":"","text":"${"\\u0061".repeat(length)}"}`;
    expect((await post(body(100_000))).status).toBe(200);
    expect((await post(body(120_000))).status).toBe(413);
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

describe("finding answers out by checking texts", () => {
  it("doesn't work with the whole word list, however it is written", async () => {
    const { check } = await start();
    const words = loadWordList();
    for (const text of [
      words.join(" "),
      words.slice(0, 31).join("\n"),
      words
        .slice(0, 31)
        .map((word) => Array.from(word).join("-"))
        .join(", "),
      words
        .slice(0, 201)
        .map((word) => `We like ${word} best here.`)
        .join(" "),
    ])
      expect(await check(text)).toEqual({ ok: null, reason: expect.stringMatching(/Split it/) as string });
  });

  it("ends after twenty refused texts, in every replica and until the next day", async () => {
    let now = noon;
    const { check } = await start({ "2026-11-24": "crane" }, () => now);
    for (let refused = 0; refused < 20; refused++)
      expect((await check(`The crane wades ${refused}`, "ada", refused % 2)).ok).toBe(false);
    for (const replica of [0, 1])
      for (const text of ["The crane wades", "The heron wades"]) {
        const reason = expect.stringMatching(/20 texts of yours were refused/) as string;
        expect(await check(text, "ada", replica)).toEqual({ ok: null, reason });
      }
    expect((await check("The crane wades", "bob")).ok).toBe(false);
    now = new Date("2026-11-22T00:00:00Z");
    expect((await check("The crane wades")).ok).toBe(false);
    expect((await check("The heron wades")).ok).toBe(true);
  });

  it("isn't hindered by accepted texts, nor helped by many checks at the same time", async () => {
    const { check, post } = await start({ "2026-11-24": "crane" });
    for (let times = 0; times < 25; times++) expect((await check("The heron wades")).ok).toBe(true);
    const body = (text: string) => JSON.stringify({ ...ada, text });
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, times) =>
        post(body("The crane wades"), "/internal/check-text", times % 2),
      ),
    );
    const bodies = await Promise.all(
      responses.map((response) => response.json() as Promise<{ ok?: unknown }>),
    );
    expect(bodies.filter(({ ok }) => ok === false).length).toBeLessThanOrEqual(20);
    expect(bodies.filter(({ ok }) => ok === true)).toEqual([]);
  });

  it("is told from many checks at the same time, which only have to wait for each other", async () => {
    const { connection } = await openDatabase(riddleConfig());
    const refusals = createRefusalStore(connection, 1);
    const begin = () => refusals.begin("ada", noon);
    const opened = async () => {
      const check = await begin();
      if (typeof check === "string") throw new Error(check);
      return check;
    };
    const first = await opened();
    expect(await begin()).toBe("busy");
    await first.release();
    expect(await (await opened()).refuse()).toBe(1);
    expect(await begin()).toBe("exhausted");
  });

  it("is logged with who asked, without the text, and a check that fails doesn't count", async () => {
    const { config, connection } = await start({ "2026-11-24": "crane" });
    const records: { time: string }[] = [];
    const write = (line: string) => void records.push(JSON.parse(line) as { time: string });
    const log = createLog({ service: "riddle", level: "info", destination: { write } });
    const context = closeLater(createContext(config, { now: () => noon }));
    await context.ready;
    for (let times = 0; times < 21; times++)
      await checkText({ ...context, log }, { ...ada, text: "The crane wades" });
    const fail = () => Promise.reject(new Error("no database"));
    const failing = { ...context, log, answers: { wordFor: fail, knownWordFor: fail } };
    await expect(checkText(failing, { ...ada, editor: "bob", text: "The heron wades" })).rejects.toThrow(
      "no database",
    );
    expect(records).toHaveLength(21);
    const asked = { who: ada.editor, from: ada.client, level: "warn" };
    expect(records[0]).toMatchObject({ ...asked, audit: "text refused", refusedToday: 1 });
    expect(records[20]).toMatchObject({ ...asked, audit: "text not checked: too many were refused" });
    const told = records.map(({ time: _time, ...record }) => record);
    expect(JSON.stringify(told)).not.toMatch(/crane|wades|2026-11-24/);
    const saved = await connection.collection("textRefusals").find().toArray();
    expect(saved).toMatchObject([
      { _id: "2026-11-21 ada", open: 20, refused: 20 },
      { _id: "2026-11-21 bob", open: 0, refused: 0 },
    ]);
  });
});
