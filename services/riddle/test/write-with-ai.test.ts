import { addDays, firstZone, releaseInstantMs } from "@wordlehint/contracts";
import { eventually, refusingUrl, startOpenAi, type OpenAiProcess } from "@wordlehint/test-servers";
import { chooseText } from "../src/actions/choose-text.ts";
import { keepHorizon } from "../src/actions/keep-horizon.ts";
import type { RiddleConfig } from "../src/config.ts";
import { createContext, type Context } from "../src/context.ts";
import { closeLater, openDatabase, riddleConfig } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const today = "2026-11-21";
const date = "2026-11-25";
/** A word of the library, so that the server's model knows it. */
const word = "abbey";

let openai: OpenAiProcess;
beforeAll(async () => {
  openai = await startOpenAi();
});
afterAll(() => openai.stop());
beforeEach(() => openai.respond("good"));

const aiConfig = (settings: Readonly<Record<string, string>> = {}): RiddleConfig =>
  riddleConfig({
    NATS_URL: refusingUrl.replace("http", "nats"),
    OPENAI_API_KEY: "sk-tests",
    OPENAI_BASE_URL: openai.baseUrl,
    ...settings,
  });

async function openReplica(
  config = aiConfig(),
  now = () => noon,
  aiBackoff = { firstMs: 1, maxMs: 2 },
): Promise<Context> {
  const context = closeLater(createContext(config, { now, aiBackoff }));
  await context.ready;
  return context;
}

/** A replica's choice for the word, and its records about it. */
async function choose(context: Context, on = date) {
  const before = await openai.requests();
  const text = await chooseText(context, on, word);
  const attempts = (await context.attempts.list(100, on)).reverse();
  const [spending] = await context.budgets.list(1);
  return {
    source: text?.source,
    text,
    requests: (await openai.requests()) - before,
    attempts,
    reasons: attempts.map(({ reason }) => reason),
    spent: spending?.micros ?? 0,
  };
}

/** The budget counts exactly what the attempts have cost. */
const costOf = (attempts: readonly { costMicros: number }[]) =>
  attempts.reduce((sum, { costMicros }) => sum + costMicros, 0);

describe("a riddle of the AI", () => {
  it("is used when a reader who isn't told the word finds it with the hints, and its cost is recorded", async () => {
    const { source, text, attempts, spent, requests } = await choose(await openReplica());
    expect(source).toBe("ai");
    expect(text?.lines).toHaveLength(4);
    expect(text?.hints).toHaveLength(3);
    expect(requests).toBe(3);
    expect(attempts).toMatchObject([
      { source: "ai", verdict: "accepted", reason: null, model: "gpt-5.4-mini", calls: 3 },
    ]);
    const { inputTokens, outputTokens } = attempts[0] ?? { inputTokens: 0, outputTokens: 0 };
    expect(inputTokens).toBeGreaterThan(500);
    // Each of the three requests is rounded up.
    const cost = inputTokens * 0.75 + outputTokens * 4.5;
    expect(spent).toBeGreaterThanOrEqual(cost);
    expect(spent).toBeLessThan(cost + 3);
    expect(spent).toBe(costOf(attempts));
  });

  it("is used only after better ones were tried when its riddle alone gives the word away", async () => {
    await openai.respond("plain");
    const { source, requests, attempts } = await choose(await openReplica());
    expect(source).toBe("ai");
    expect(requests).toBe(9);
    expect(attempts.map(({ verdict }) => verdict).sort()).toEqual(["accepted", "weaker", "weaker"]);
  });

  it("gives way to one that isn't plain", async () => {
    // The first candidate and its two solvings.
    await openai.respond("plain", { times: 3 });
    const { source, attempts } = await choose(await openReplica());
    expect(source).toBe("ai");
    expect(attempts.map(({ verdict }) => verdict).sort()).toEqual(["accepted", "weaker"]);
    expect(attempts.find(({ verdict }) => verdict === "accepted")?.reason).toBeNull();
  });

  it.each([
    ["unsolved", 9, "a reader didn't find it, not even with all three hints"],
    ["spoils-riddle", 3, 'the riddle gave the word away (rule "word")'],
    ["spoils-hint", 3, 'the hint 1 gave the word away (rule "word")'],
    ["malformed-text", 3, "only letters, digits and plain punctuation are allowed"],
    ["refusal", 3, "the response was unusable: refused"],
    ["cut-off", 3, "the response was unusable: cut off"],
    ["wrong-schema", 3, "the response was unusable: wrong schema"],
    ["no-json", 3, "the response was unusable: no JSON"],
  ] as const)(
    "is refused three times in mode %s, and the library takes over",
    async (mode, calls, reason) => {
      await openai.respond(mode);
      const { source, requests, reasons, attempts, spent } = await choose(await openReplica());
      expect(source).toBe("library");
      expect(requests).toBe(calls);
      expect(reasons).toEqual([reason, reason, reason, null]);
      expect(attempts.map(({ verdict }) => verdict)).toEqual(["refused", "refused", "refused", "accepted"]);
      expect(spent).toBe(costOf(attempts));
      expect(spent).toBeGreaterThan(0);
    },
  );

  it("is paid by the most that it can cost when the API doesn't say how many tokens it took", async () => {
    const known = await choose(await openReplica());
    await openai.respond("no-usage");
    const unknown = await choose(await openReplica());
    expect(unknown.source).toBe("ai");
    expect(unknown.spent).toBeGreaterThan(known.spent);
    // Two requests of at most 3000 tokens and one of at most 6000, without their prompts.
    expect(unknown.spent).toBeGreaterThan(12_000 * 4.5);
  });
});

describe("an API that fails", () => {
  it.each([
    ["server-error", 3, "status 500", 0],
    ["nonsense", 3, "nonsense instead of a completion", 3],
    ["cut", 3, "connection failed", 3],
    ["cut-body", 3, "connection cut", 3],
    ["out-of-quota", 1, "the account's quota is used up", 0],
  ] as const)(
    "in mode %s is asked %i times, and the library takes over",
    async (mode, calls, reason, paid) => {
      await openai.respond(mode);
      const { source, requests, attempts, spent } = await choose(await openReplica());
      expect(source).toBe("library");
      expect(requests).toBe(calls);
      expect(attempts).toMatchObject([
        { source: "ai", verdict: "failed", reason, calls },
        { source: "library", verdict: "accepted", calls: 0, costMicros: 0 },
      ]);
      // What may have to be paid counts by the most that it can cost: 6000 tokens and the prompt.
      expect(spent).toBe(costOf(attempts));
      expect(spent >= paid * 6000 * 4.5 && (paid > 0 || spent === 0)).toBe(true);
    },
  );

  it.each(["stall", "stall-body"] as const)("in mode %s is given up after its time limit", async (mode) => {
    await openai.respond(mode);
    const config = aiConfig({ OPENAI_TIME_LIMIT_MS: "400" });
    const { source, requests, attempts, spent } = await choose(await openReplica(config));
    expect(source).toBe("library");
    expect(requests).toBe(1);
    expect(attempts).toMatchObject([{ verdict: "failed", reason: "no response in time" }, {}]);
    expect(spent).toBeGreaterThan(6000 * 4.5);
  });

  it("isn't asked again when its time limit ends before the next try", async () => {
    await openai.respond("server-error");
    const patient = { firstMs: 3_600_000, maxMs: 3_600_000 };
    const { source, requests } = await choose(await openReplica(aiConfig(), () => noon, patient));
    expect([source, requests]).toEqual(["library", 1]);
  });

  it.each([
    [121_000, 1],
    [120_000, 0],
  ])(
    "has until two minutes before the release: %i ms before it, it is asked %i times",
    async (aheadMs, requests) => {
      await openai.respond("stall");
      const now = new Date(releaseInstantMs(date, firstZone) - aheadMs);
      const chosen = await choose(await openReplica(aiConfig(), () => now));
      expect([chosen.source, chosen.requests]).toEqual(["library", requests]);
    },
  );

  it("is asked again when one request takes too long", async () => {
    await openai.respond("stall", { times: 1 });
    const config = aiConfig({ OPENAI_TIMEOUT_MS: "2000" });
    const { source, requests } = await choose(await openReplica(config));
    expect(source).toBe("ai");
    expect(requests).toBe(4);
  });

  it.each(["server-error", "nonsense", "cut", "cut-body"] as const)(
    "only twice, in mode %s, still writes the riddle",
    async (mode) => {
      await openai.respond(mode, { times: 2 });
      const { source, requests } = await choose(await openReplica());
      expect(source).toBe("ai");
      expect(requests).toBe(5);
    },
  );

  it("that doesn't know the model isn't asked again", async () => {
    const context = await openReplica(aiConfig({ OPENAI_MODEL: "no-such-model" }));
    const { source, requests, attempts } = await choose(context);
    expect(source).toBe("library");
    expect(requests).toBe(0);
    expect(attempts).toMatchObject([{ verdict: "failed", reason: "status 404", calls: 1 }, {}]);
  });

  it("is waited for as long as its Retry-After says", async () => {
    await openai.respond("rate-limit", { times: 1, retryAfterSeconds: 0.5 });
    const context = await openReplica();
    const begun = performance.now();
    const { source, requests } = await choose(context);
    expect(source).toBe("ai");
    expect(requests).toBe(4);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(500);
  });

  it("isn't asked at all while its Retry-After says so, for this date or another", async () => {
    await openai.respond("rate-limit", { retryAfterSeconds: 3600 });
    const context = await openReplica();
    const first = await choose(context);
    expect([first.source, first.requests]).toEqual(["library", 1]);
    const second = await choose(context, addDays(date, 1));
    expect([second.source, second.requests]).toEqual(["library", 0]);
    expect(second.reasons[0]).toBe("the API has asked to wait for longer than the time limit");
  });

  it("may be away: every riddle is there all the same", async () => {
    const config = aiConfig({ OPENAI_BASE_URL: `${refusingUrl}/v1` });
    const context = await openReplica(config);
    await keepHorizon(context);
    const { riddles } = await openDatabase(config);
    expect(await riddles.countDocuments()).toBe(5);
    expect(await riddles.countDocuments({ source: "ai" })).toBe(0);
  });
});

describe("the day's budget", () => {
  it("is kept when it is too small for a single request: none is made", async () => {
    const context = await openReplica(aiConfig({ OPENAI_DAILY_BUDGET: "0.02" }));
    const { source, requests, reasons, spent } = await choose(context);
    expect([source, requests, spent]).toEqual(["library", 0, 0]);
    expect(reasons).toEqual(["the day's budget is used up", null]);
  });

  it("is kept by replicas that ask at the same time", async () => {
    await openai.respond("nonsense");
    // Enough for two requests that have to be paid.
    const config = aiConfig({ OPENAI_DAILY_BUDGET: "0.08" });
    const replicas = await Promise.all([1, 2, 3, 4].map(() => openReplica(config)));
    const before = await openai.requests();
    await Promise.all(replicas.map((replica, index) => chooseText(replica, addDays(date, index), word)));
    expect((await openai.requests()) - before).toBe(2);
    const [spending] = (await replicas[0]?.budgets.list(1)) ?? [];
    expect(spending?.micros).toBeLessThanOrEqual(80_000);
  });

  it("is used up for a replica that starts later, and new on the next day", async () => {
    await openai.respond("nonsense");
    const config = aiConfig({ OPENAI_DAILY_BUDGET: "0.04" });
    expect((await choose(await openReplica(config))).requests).toBe(1);
    await openai.respond("good");
    expect((await choose(await openReplica(config), addDays(date, 1))).requests).toBe(0);
    const tomorrow = new Date("2026-11-22T00:00:00Z");
    expect((await choose(await openReplica(config, () => tomorrow), addDays(date, 2))).source).toBe("ai");
  });

  it("counts what a killed replica has set aside", async () => {
    const context = await openReplica();
    const { budgets } = context;
    expect(await budgets.reserve(noon, 60, 100)).toBeDefined();
    const other = await openReplica(context.config);
    expect(await other.budgets.reserve(noon, 41, 100)).toBeUndefined();
    const reservation = await other.budgets.reserve(noon, 40, 100);
    await reservation?.settle(10);
    expect(await budgets.list(1)).toEqual([{ day: today, micros: 70 }]);
  });
});

describe("an operator's text", () => {
  const text = {
    lines: ["I stand beside the sea", "And look for you at night;"],
    theme: "by the shore",
    hints: ["It is tall.", "It shines.", "It warns ships."] as const,
    notes: null,
    source: "operator" as const,
  };

  it("comes before the AI, but gives way to it when the guard refuses it since", async () => {
    const context = await openReplica();
    await context.operatorTexts.save({ date, word, at: noon, ...text });
    expect(await choose(context)).toMatchObject({ source: "operator", requests: 0 });
    await context.operatorTexts.save({ date, word, at: noon, ...text, theme: `an ${word}` });
    const { source, attempts } = await choose(context);
    expect(source).toBe("ai");
    expect(attempts).toMatchObject([
      { source: "operator", verdict: "accepted", reason: null },
      { source: "operator", verdict: "refused", reason: 'the theme gives the word away (rule "word")' },
      { source: "ai", verdict: "accepted" },
    ]);
  });
});

describe("the horizon with an AI", () => {
  it("has the AI's riddles ahead, and doesn't keep live dates waiting for it", async () => {
    const config = aiConfig();
    const context = await openReplica(config);
    await keepHorizon(context);
    const { riddles } = await openDatabase(config);
    const saved = await riddles.find().sort({ _id: 1 }).toArray();
    expect(saved.map(({ _id, source }) => [_id, source === "ai"])).toEqual(
      [0, 1, 2, 3, 4].map((days) => [addDays(today, days), days >= 2]),
    );
  });

  it("says nothing of a word in what it records and measures", async () => {
    await openai.respond("spoils-riddle", { times: 2 });
    const config = aiConfig();
    const context = await openReplica(config);
    await keepHorizon(context);
    const { connection, riddles } = await openDatabase(config);
    const recorded = [
      JSON.stringify(await connection.collection("generationAttempts").find().toArray()),
      JSON.stringify(await connection.collection("generationClaims").find().toArray()),
      await context.metrics.registry.metrics(),
    ].join("\n");
    for (const riddle of await riddles.find().toArray())
      expect(recorded).not.toMatch(new RegExp(`\\b${riddle.word}\\b`, "i"));
    expect(recorded).toMatch(/riddle_generation_attempts_total\{source="ai",verdict="accepted"/);
    expect(recorded).toMatch(/riddle_ai_cost_dollars_total\{[^}]*\} 0\.\d+/);
  });

  it("asks once for a date: other replicas leave it to the first, and take over if that one ends", async () => {
    const config = aiConfig();
    let now = noon;
    const context = await openReplica(config, () => now);
    expect(await context.claims.take(date, "a replica that was killed", now, 60_000)).toBe(true);
    expect(await chooseText(context, date, word)).toBeUndefined();
    await keepHorizon(context);
    const { riddles, connection } = await openDatabase(config);
    expect(await riddles.findOne({ _id: date })).toBeNull();
    expect(await connection.collection("operatorNotices").countDocuments()).toBe(0);

    now = new Date(noon.getTime() + 60_000);
    await keepHorizon(context);
    expect(await riddles.findOne({ _id: date })).toMatchObject({ source: "ai" });
  });

  it("may be made by another replica as soon as this one has given up or failed", async () => {
    await openai.respond("out-of-quota");
    const context = await openReplica();
    const isFree = () => context.claims.take(date, "another replica", noon, 0);
    await chooseText(context, date, word);
    expect(await isFree()).toBe(true);
    const reserve = () => Promise.reject(new Error("no database"));
    const failing = { ...context, budgets: { ...context.budgets, reserve } };
    await expect(chooseText(failing, date, word)).rejects.toThrow("no database");
    expect(await isFree()).toBe(true);
  });

  it("ends at once when the service shuts down, and notifies nobody", async () => {
    await openai.respond("stall");
    const config = aiConfig();
    const context = createContext(config, { now: () => noon });
    await context.ready;
    const before = await openai.requests();
    const ended = keepHorizon(context).catch((error: unknown) => error);
    // As a job does, so that the database is there until it has ended.
    context.onClose(() => ended.then(() => undefined));
    await eventually(async () => expect(await openai.requests()).toBe(before + 1));
    await context.close();
    expect(await ended).toMatchObject({ name: "AbortError" });
    const { connection } = await openDatabase(config);
    expect(await connection.collection("operatorNotices").countDocuments()).toBe(0);
  });
});
