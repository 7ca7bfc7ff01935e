import type { AiQuestion, AiReply } from "../clients/ai-client.ts";
import type { Context } from "../context.ts";
import type { Ai } from "../context/generation.ts";
import { wading } from "../domain/generation/candidate.fixture.ts";
import type { Candidate } from "../domain/generation/candidate.ts";
import type { RiddleText } from "../domain/riddle-text.ts";
import { writeWithAi } from "./write-with-ai.ts";

const word = "crane";
const lifting: Candidate = {
  ...wading,
  line1: "I lift the beams that no man ever could,",
  hint1: "It is at home in marshes and in harbors.",
};
const spoiling: Candidate = { ...wading, line4: "And all the while they call me only crane." };

const value = (given: object): AiReply<object> => ({
  kind: "value",
  value: given,
  usage: { inputTokens: 1, outputTokens: 1 },
});
const [found, missed] = [{ guesses: [word] }, { guesses: ["stork"] }];
/** The replies that make a candidate good, or too plain. */
const good = (candidate: Candidate) => [candidate, missed, found].map(value);
const plain = (candidate: Candidate) => [candidate, found, found].map(value);

/** Has the AI write, which gives these replies in turn. */
async function write(replies: AiReply<object>[], examples: RiddleText[] = []) {
  const questions: AiQuestion<unknown>[] = [];
  const recorded: { verdict: string; reason: string | null }[] = [];
  const accepted: string[] = [];
  const context = {
    signal: new AbortController().signal,
    exampleRiddles: () => examples,
    attempts: {
      add: (attempt: (typeof recorded)[number]) => Promise.resolve(`attempt ${recorded.push(attempt)}`),
      accept: (id: string) => Promise.resolve(void accepted.push(id)),
    },
    budgets: { reserve: () => Promise.resolve({ settle: () => Promise.resolve() }) },
    generationMetrics: {
      attempts: { inc: () => undefined },
      aiCalls: { inc: () => undefined },
      aiCost: { inc: () => undefined },
    },
    log: { info: () => undefined },
    now: () => new Date("2026-11-21T17:00:00Z"),
  } as unknown as Context;
  const ai = {
    client: {
      model: "gpt",
      bodyOf: () => "",
      ask: (question: AiQuestion<unknown>) => {
        questions.push(question);
        return Promise.resolve(replies[questions.length - 1]);
      },
    },
    prices: { input: 1, output: 1 },
    timeoutMs: 60_000,
    backoff: { firstMs: 1, maxMs: 1 },
    pause: { untilMs: 0 },
  } as unknown as Ai;
  const text = await writeWithAi(context, ai, { date: "2026-11-25", word, limitMs: 60_000 });
  return { text, recorded, accepted, prompts: questions.map(({ prompt }) => prompt) };
}

it("tells the writer why its earlier candidates were refused", async () => {
  const { text, prompts } = await write([value(spoiling), ...good(wading)]);
  expect(text).toMatchObject({ source: "ai", theme: "wings and winches" });
  expect(prompts[0]?.user).not.toContain("refused");
  expect(prompts[1]?.user).toContain('- the riddle gave the word away (rule "word")');
});

it("gives the solver the riddle alone, then all of its hints, and never the word", async () => {
  const { prompts } = await write(good(wading));
  const [, alone, withHints] = prompts;
  expect(alone?.user).toContain(wading.line4);
  expect(alone?.user).not.toContain(wading.hint1);
  for (const part of [wading.line1, wading.hint1, wading.hint2, wading.hint3])
    expect(withHints?.user).toContain(part);
  expect(JSON.stringify([alone, withHints])).not.toContain(word);
});

it("uses the first of its plain riddles when it has written no better one", async () => {
  const { text, recorded, accepted } = await write([...plain(wading), ...plain(lifting), value(spoiling)]);
  expect(text?.lines[0]).toBe(wading.line1);
  expect(recorded.map(({ verdict }) => verdict)).toEqual(["weaker", "weaker", "refused"]);
  expect(accepted).toEqual(["attempt 1"]);
});

it("uses a plain riddle also when the AI fails after it", async () => {
  const failure: AiReply<object> = {
    kind: "failure",
    reason: "status 401",
    isRetryable: false,
    retryAfterMs: undefined,
    mayCost: false,
  };
  const { text, recorded } = await write([...plain(wading), failure]);
  expect(text?.lines[0]).toBe(wading.line1);
  expect(recorded.map(({ verdict }) => verdict)).toEqual(["weaker", "failed"]);
});

it("refuses a candidate with a line of an example, and doesn't pay for a solver", async () => {
  const example = {
    lines: [wading.line3],
    theme: null,
    hints: ["One.", "Two.", "Three."] as const,
    notes: null,
  };
  const { text, recorded, prompts } = await write([wading, wading, wading].map(value), [example]);
  expect(text).toBeUndefined();
  expect(recorded.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.stringContaining("an example")));
  expect(prompts).toHaveLength(3);
});
