import { isDeepStrictEqual } from "node:util";
import type { LakeDocument } from "../src/domain/document.ts";
import { createProjection, type Projection } from "../src/state/projection.ts";
import { closeAll } from "./support/close-later.ts";
import { oldVersion, skips } from "./support/groq-skips.ts";
import { readSuite, type GroqCase } from "./support/groq-suite.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let one: GroqCase;
let lake: HttpLake;

/** The dataset contains the documents of one case. */
beforeAll(async () => {
  lake = await startHttpLake();
  const { lake: datasets, production } = lake.replica;
  datasets.dataset = () => Promise.resolve({ ...production, state: stateOf(one) });
});
afterAll(closeAll);

const states = new WeakMap<GroqCase, Projection>();

function stateOf(groqCase: GroqCase): Projection {
  const known = states.get(groqCase) ?? createProjection();
  if (!states.has(groqCase)) {
    known.apply((groqCase.documents as LakeDocument[]).map((result) => ({ id: result._id, result })));
    states.set(groqCase, known);
  }
  return known;
}

/** The lake's response to a case: its result, or undefined for a refusal. */
async function responseTo(groqCase: GroqCase): Promise<{ result: unknown } | undefined> {
  one = groqCase;
  const { query, params } = groqCase;
  const response = await lake.fetch("/data/query/production?perspective=raw", {
    method: "POST",
    as: "me",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, params }),
  });
  const body = JSON.parse(await response.text()) as { result: unknown };
  if (response.status === 400) return undefined;
  if (response.status !== 200) throw new Error(`${response.status} for ${query}`);
  return { result: body.result };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

type Scored = { _score?: number };

/** The suite gives the rank (`_pos`) where engines may compute different scores. */
function ranked(result: unknown): unknown {
  if (!Array.isArray(result)) return result;
  const scores = (result as Scored[]).map(({ _score = 0 }) => _score);
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  return (result as Scored[]).map(({ _score = 0, ...rest }) => ({
    ...rest,
    _pos: ranks.indexOf(_score) + 1,
  }));
}

async function passes(groqCase: GroqCase): Promise<boolean> {
  const response = await responseTo(groqCase);
  if (!groqCase.expected || !response) return groqCase.expected === response;
  const expected = asJson(groqCase.expected.result);
  const isRank = JSON.stringify(expected).includes('"_pos"');
  return isDeepStrictEqual(isRank ? ranked(response.result) : response.result, expected);
}

it("The official GROQ suite passes over the lake's HTTP API, except for cases that are listed with a reason", async () => {
  const all = readSuite();
  const failed: string[] = [];
  const skipped = new Map(skips.map(({ reason }) => [reason, 0]));
  for (const groqCase of all) {
    if (groqCase.version !== oldVersion && (await passes(groqCase))) continue;
    const skip = skips.find(({ matches }) => matches(groqCase));
    const { file, name, query } = groqCase;
    if (skip) skipped.set(skip.reason, (skipped.get(skip.reason) ?? 0) + 1);
    else failed.push(`${file}: ${name}: ${query.slice(0, 200)}`);
  }
  const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const passed = all.length - failed.length - skippedCount;
  process.stdout.write(`GROQ suite: ${passed} passed, ${failed.length} failed, ${skippedCount} skipped:\n`);
  for (const [reason, count] of skipped) process.stdout.write(`  ${count}: ${reason}\n`);
  expect(failed).toEqual([]);
  expect([...skipped].filter(([, count]) => count === 0)).toEqual([]);
}, 600_000);
