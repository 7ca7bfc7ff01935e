import { randomBytes } from "node:crypto";
import { flushCompileCache } from "node:module";
import type { FromEvaluator, ToEvaluator } from "../domain/evaluation.ts";
import { newId } from "../domain/new-id.ts";
import { createProjection, type Projection } from "../state/projection.ts";
import { evaluateJob } from "./evaluate-job.ts";

/**
 * The process in which clients' GROQ is evaluated. It holds copies of the lake's datasets, and has neither the
 * database nor a secret. The lake kills it when a job takes too long.
 */
const datasets = new Map<number, { projection: Projection; sequence: number }>();
const maxResultBytes = Number(process.argv[2]);

function datasetOf(id: number) {
  const dataset = datasets.get(id) ?? { projection: createProjection(), sequence: 0 };
  datasets.set(id, dataset);
  return dataset;
}

async function take(message: ToEvaluator): Promise<void> {
  if (message.type === "drop") {
    datasets.delete(message.dataset);
    return;
  }
  const dataset = datasetOf(message.dataset);
  if (message.type === "documents") {
    dataset.projection.apply(message.changes);
    dataset.sequence = message.sequence;
    return;
  }
  send({ type: "begun" });
  const { sequence } = dataset;
  const options = { maxResultBytes, sequence, newId: () => newId(randomBytes) };
  const evaluated = await evaluateJob(dataset.projection, message.job, options);
  send({ type: "done", evaluated, sequence });
}

const send = (message: FromEvaluator): void => void process.send?.(message);

let last = Promise.resolve();
process.on("message", (message: ToEvaluator) => {
  // A job must not see transactions that arrive while it is evaluated.
  last = last.then(() => take(message));
});
process.on("disconnect", () => process.exit());
send({ type: "ready" });
// An evaluator is killed and writes nothing then.
flushCompileCache();
