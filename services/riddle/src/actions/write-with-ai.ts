import type { PuzzleDate } from "@wordlehint/contracts";
import type { AiQuestion } from "../clients/ai-client.ts";
import type { Context } from "../context.ts";
import type { Ai } from "../context/generation.ts";
import { candidateSchema, faultOfForm, sharesWith, textOf } from "../domain/generation/candidate.ts";
import { solvingPrompt, writingPrompt } from "../domain/generation/prompts.ts";
import { guessesSchema, judgeSolving } from "../domain/generation/solving.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import type { RiddleText, SourcedText } from "../domain/riddle-text.ts";
import { askAi, newTally, openSession, type AiSession, type Tally } from "./ask-ai.ts";
import { recordAttempt } from "./record-attempt.ts";

/**
 * Asks the AI for the riddle of a word. Each candidate must be well formed and pass the spoiler guard, and then be
 * solved by the AI, in conversations of their own that don't have the word: from the riddle alone and with all hints.
 * With all hints the word must be among the first three guesses. A riddle whose first guess is the word by itself is
 * too plain, and used only if no other candidate is better.
 * @returns undefined when no candidate was good enough, or the AI, its time limit or the day's budget has failed
 */
export async function writeWithAi(
  context: Context,
  ai: Ai,
  { date, word, limitMs }: { date: PuzzleDate; word: string; limitMs: number },
): Promise<SourcedText | undefined> {
  const session = openSession(context, ai, limitMs);
  const examples = context.exampleRiddles(word, date);
  const refused: string[] = [];
  let weaker: { text: RiddleText; id: string } | undefined;
  for (let count = 0; count < maxCandidates; count++) {
    const tally = newTally();
    const candidate = await tryCandidate(context, session, { word, examples, refused }, tally);
    context.signal.throwIfAborted();
    const { verdict, reason } = candidate;
    const id = await recordAttempt(context, date, {
      source: "ai",
      model: ai.client.model,
      ...tally,
      verdict,
      reason,
    });
    if (candidate.verdict === "accepted") return { ...candidate.text, source: "ai" };
    if (candidate.verdict === "failed") break;
    if (candidate.verdict === "weaker") weaker ??= { text: candidate.text, id };
    refused.push(candidate.reason);
  }
  if (!weaker) return undefined;
  await context.attempts.accept(weaker.id);
  return { ...weaker.text, source: "ai" };
}

const maxCandidates = 3;
const writingTokens = 6000;
const solvingTokens = 3000;

type Task = { word: string; examples: readonly RiddleText[]; refused: readonly string[] };
type Judged =
  | { verdict: "accepted"; reason: null; text: RiddleText }
  | { verdict: "weaker"; reason: string; text: RiddleText }
  | { verdict: "refused" | "failed"; reason: string };

async function tryCandidate(
  context: Context,
  session: AiSession,
  { word, examples, refused }: Task,
  tally: Tally,
): Promise<Judged> {
  const written = await askAi(
    context,
    session,
    {
      name: "riddle",
      schema: candidateSchema,
      prompt: writingPrompt(word, examples, refused),
      maxOutputTokens: writingTokens,
    },
    tally,
  );
  if (written.kind === "failure") return { verdict: "failed", reason: written.reason };
  if (written.kind === "unusable") return refusal(`the response was unusable: ${written.reason}`);
  const text = textOf(written.value);
  const fault = faultOf(word, text, examples);
  if (fault !== undefined) return refusal(fault);

  const alone = await askAi(context, session, solvingQuestion(text, []), tally);
  if (alone.kind !== "value") return unsolvable(alone);
  const withHints = await askAi(context, session, solvingQuestion(text, text.hints), tally);
  if (withHints.kind !== "value") return unsolvable(withHints);
  switch (judgeSolving(word, alone.value.guesses, withHints.value.guesses)) {
    case "good":
      return { verdict: "accepted", reason: null, text };
    case "plain":
      return { verdict: "weaker", reason: "too plain: the riddle alone made it the first guess", text };
    case "unsolved":
      return refusal("a reader didn't find it, not even with all three hints");
  }
}

const refusal = (reason: string): Judged => ({ verdict: "refused", reason });

function faultOf(word: string, text: RiddleText, examples: readonly RiddleText[]): string | undefined {
  const fault = faultOfForm(text);
  if (fault !== undefined) return fault;
  if (sharesWith(text, examples)) return "it repeated a line or a hint of an example";
  const leak = findTextLeak(word, text);
  return leak ? `the ${leak.part} gave the word away (rule "${leak.rule}")` : undefined;
}

function solvingQuestion({ lines }: RiddleText, hints: readonly string[]): AiQuestion<{ guesses: string[] }> {
  const prompt = solvingPrompt(lines, hints);
  return { name: "guesses", schema: guessesSchema, prompt, maxOutputTokens: solvingTokens };
}

function unsolvable(reply: { kind: "failure" | "unusable"; reason: string }): Judged {
  const reason = `the solver gave no guesses: ${reply.reason}`;
  return { verdict: reply.kind === "failure" ? "failed" : "refused", reason };
}
