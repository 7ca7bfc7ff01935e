import autocannon from "autocannon";
import { requestHeaders } from "./benchmarks.ts";
import { median } from "./median.ts";

export type Measurement = {
  responses: number;
  /** Responses per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
};

export type Comparison = {
  /** Responses of the subject in all rounds, and those before them. */
  responses: number;
  subject: Measurement;
  baseline: Measurement;
  /** The median of `rounds`. */
  ratio: number;
  /** For each round the subject's rate divided by the baseline's. */
  rounds: number[];
};

const roundCount = 5;
const connections = 32;

/** Measures both servers alternately, so that other load on the machine affects both. */
export async function compare(targets: {
  subject: string;
  baseline: string;
  seconds: number;
}): Promise<Comparison> {
  const { seconds } = targets;
  await measure(targets.baseline, 1);
  const warmUp = await measure(targets.subject, 1);
  const subject: Measurement[] = [];
  const baseline: Measurement[] = [];
  for (let round = 0; round < roundCount; round++) {
    baseline.push(await measure(targets.baseline, seconds));
    subject.push(await measure(targets.subject, seconds));
  }
  const ratios = subject.map(({ rate }, round) => rate / (baseline[round]?.rate ?? Number.NaN));
  const responses = [warmUp, ...subject].reduce((sum, measured) => sum + measured.responses, 0);
  return {
    responses,
    subject: middle(subject),
    baseline: middle(baseline),
    ratio: median(ratios),
    rounds: ratios,
  };
}

async function measure(url: string, duration: number): Promise<Measurement> {
  const result = await autocannon({ url, duration, connections, headers: requestHeaders });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`);
  }
  const { average, total } = result.requests;
  return { responses: total, rate: average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

function middle(all: readonly Measurement[]): Measurement {
  return {
    responses: median(all.map(({ responses }) => responses)),
    rate: median(all.map(({ rate }) => rate)),
    p50Ms: median(all.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(all.map(({ p99Ms }) => p99Ms)),
  };
}
