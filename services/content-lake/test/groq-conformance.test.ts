import { isDeepStrictEqual } from "node:util";
import { queryDataset } from "../src/actions/query-dataset.ts";
import type { LakeDocument } from "../src/domain/document.ts";
import { LakeError } from "../src/domain/lake-error.ts";
import { createProjection } from "../src/domain/projection.ts";
import { lakeConfig } from "./support/replicas.ts";
import { oldVersion, skips } from "./support/groq-skips.ts";
import { hasSuite, readSuite, type GroqCase } from "./support/groq-suite.ts";

const config = { config: lakeConfig(), now: () => new Date() };

/** What the lake answers to a case: a result as JSON would carry it, or that it refuses. */
async function answerTo({ query, params, documents }: GroqCase): Promise<{ result: unknown } | undefined> {
  const state = createProjection();
  state.apply((documents as LakeDocument[]).map((result) => ({ id: result._id, result })));
  const dataset = { name: "suite", state, sequence: () => 0, catchUp: () => Promise.resolve() };
  try {
    const { result } = await queryDataset(config, dataset, {
      query,
      params,
      perspective: "raw",
      identity: "me",
    });
    return { result: asJson(result) };
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return undefined;
    throw error;
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Scored = { _score?: number };

/** The suite names the rank (`_pos`) where engines may differ in the score itself. */
function ranked(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  const scores = (result as Scored[]).map(({ _score = 0 }) => _score);
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  return (result as Scored[]).map(({ _score = 0, ...rest }) => ({
    ...rest,
    _pos: ranks.indexOf(_score) + 1,
  }));
}

async function passes(one: GroqCase): Promise<boolean> {
  const answer = await answerTo(one);
  if (!one.expected || !answer) return one.expected === answer;
  const expected = asJson(one.expected.result);
  const isRank = JSON.stringify(expected).includes('"_pos"');
  return isDeepStrictEqual(isRank ? ranked(answer.result) : answer.result, expected);
}

// The folder isn't part of the project.
(hasSuite ? describe : describe.skip)("the official GROQ suite, which lies at ../shared/conformance", () => {
  it("passes through the lake's query action, but for what is listed with its reason", async () => {
    const all = readSuite();
    const failed: string[] = [];
    const skipped = new Map(skips.map(({ reason }) => [reason, 0]));
    for (const one of all) {
      if (one.version !== oldVersion && (await passes(one))) continue;
      const skip = skips.find(({ matches }) => matches(one));
      if (skip) skipped.set(skip.reason, (skipped.get(skip.reason) ?? 0) + 1);
      else failed.push(`${one.file}: ${one.name}: ${one.query.slice(0, 200)}`);
    }
    const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
    const passed = all.length - failed.length - skippedCount;
    process.stdout.write(`GROQ suite: ${passed} passed, ${failed.length} failed, ${skippedCount} skipped:\n`);
    for (const [reason, count] of skipped) process.stdout.write(`  ${count}: ${reason}\n`);
    expect(failed).toEqual([]);
    expect([...skipped].filter(([, count]) => count === 0)).toEqual([]);
  }, 600_000);
});
