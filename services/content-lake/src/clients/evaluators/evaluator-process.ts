import { fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "@wordlehint/runtime";
import type { Evaluated, EvaluationJob, FromEvaluator, ToEvaluator } from "../../domain/evaluation.ts";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import type { DatasetState } from "../../domain/document.ts";
import { approximateBytes } from "../../domain/approximate-bytes.ts";
import type { DocumentChange } from "../../domain/change.ts";

/** A dataset of which evaluators hold a copy. */
export type EvaluatedDataset = {
  state: DatasetState;
  /** The number of the latest transaction that `state` contains. */
  sequence(): number;
  /** Calls the listener with every transaction from now on, in order. Returns a function that ends this. */
  subscribe(listener: (commit: { sequence: number; changes: readonly DocumentChange[] }) => void): () => void;
};

export type EvaluatorLimits = {
  /** Time limit of a job. */
  maxMs: number;
  /** Limit of its result as JSON. */
  maxResultBytes: number;
  /** Limit of the heap, for the datasets and a job. */
  maxHeapMb: number;
};

export type Evaluation = { evaluated: Evaluated; sequence: number };

export type EvaluatorProcess = {
  /** Resolves when the process takes jobs; also when it has ended before that. */
  ready: Promise<unknown>;
  /** Returns whether the process has ended, so that another one must take its place. */
  hasEnded(): boolean;
  /**
   * Evaluates a job on the dataset as it is now. One at a time.
   * @throws {LakeError} when the job exceeded a limit. The process has ended then.
   * @throws {NotBegun} when the process ended before the job.
   */
  evaluate(dataset: EvaluatedDataset, job: EvaluationJob): Promise<Evaluation>;
  end(): void;
};

/** A job that another process can still do. */
export class NotBegun extends Error {}

const entry = fileURLToPath(new URL("../../evaluator/main.ts", import.meta.url));
const bytesPerMessage = 256 * 1024;
const maxDatasets = 8;
const maxErrorText = 2000;

/**
 * Starts a process that evaluates jobs. A process rather than a thread: when a thread of Node runs out of its heap
 * while an array grows, the whole process ends.
 */
export function startEvaluatorProcess(limits: EvaluatorLimits, log: Log): EvaluatorProcess {
  const compileCache = getCompileCacheDir();
  const child = fork(entry, [String(limits.maxResultBytes)], {
    // No secret of the lake's environment.
    env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compileCache) },
    execArgv: [`--max-old-space-size=${limits.maxHeapMb}`, "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const ready = Promise.withResolvers<undefined>();
  const datasets = new Map<DatasetState, { id: number; unsubscribe: () => void }>();
  const waiting: ToEvaluator[] = [];
  let isSending = false;
  let hasEnded = false;
  let job: (PromiseWithResolvers<Evaluation> & { isChange: boolean; hasBegun: boolean }) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isTimedOut = false;
  let datasetCount = 0;
  let errorText = "";

  const sendNext = (): void => {
    const message = hasEnded ? undefined : waiting.shift();
    isSending = message !== undefined;
    // Each message takes time to be copied, so others are served before the next one.
    if (message) child.send(message, () => setImmediate(sendNext));
  };
  const send = (message: ToEvaluator): void => {
    waiting.push(message);
    if (!isSending) sendNext();
  };

  /** The id of the process's copy of a dataset, which follows the dataset from the first call on. */
  const copyOf = (dataset: EvaluatedDataset): number => {
    const known = datasets.get(dataset.state);
    const copy = known ?? { id: ++datasetCount, unsubscribe: follow(dataset, datasetCount) };
    // The one that was used last is kept longest.
    datasets.delete(dataset.state);
    datasets.set(dataset.state, copy);
    if (datasets.size > maxDatasets) dropOldest();
    return copy.id;
  };
  const follow = ({ state, sequence, subscribe }: EvaluatedDataset, id: number): (() => void) => {
    const sendAll = (changes: readonly DocumentChange[], upTo: number) => {
      for (const part of partsOf(changes))
        send({ type: "documents", dataset: id, sequence: upTo, changes: part });
    };
    sendAll(
      state.all().map((document) => ({ id: document._id, result: document })),
      sequence(),
    );
    return subscribe((commit) =>
      sendAll(
        commit.changes.map((change) => ({ id: change.id, result: change.result })),
        commit.sequence,
      ),
    );
  };
  const dropOldest = (): void => {
    for (const [state, { id, unsubscribe }] of datasets) {
      datasets.delete(state);
      unsubscribe();
      send({ type: "drop", dataset: id });
      return;
    }
  };

  const settle = (): typeof job => {
    const settled = job;
    clearTimeout(timer);
    job = undefined;
    return settled;
  };
  child.on("message", (message: FromEvaluator) => {
    if (message.type === "ready") ready.resolve(undefined);
    else if (message.type === "done") settle()?.resolve(message);
    else {
      if (job) job.hasBegun = true;
      timer = setTimeout(() => {
        isTimedOut = true;
        child.kill("SIGKILL");
      }, limits.maxMs);
    }
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorText = (errorText + text).slice(0, maxErrorText);
  });
  const ended = (signal?: string | null): void => {
    if (hasEnded) return;
    hasEnded = true;
    for (const { unsubscribe } of datasets.values()) unsubscribe();
    ready.resolve(undefined);
    const interrupted = settle();
    if (!isTimedOut && !child.killed) log.warn({ signal, errorText }, "an evaluator ended");
    if (!interrupted) return;
    const { isChange, hasBegun, reject } = interrupted;
    if (!hasBegun) reject(new NotBegun("The evaluator ended before the job"));
    else reject(isTimedOut ? timedOut(limits.maxMs, isChange) : signal ? outOfMemory(isChange) : failed());
  };
  child.on("error", (error) => {
    errorText ||= error.message;
    ended();
  });
  child.on("exit", (_code, signal) => ended(signal));

  return {
    ready: ready.promise,
    hasEnded: () => hasEnded,
    evaluate: (dataset, wanted) => {
      const begun = Promise.withResolvers<Evaluation>();
      job = { ...begun, isChange: wanted.type === "changes", hasBegun: false };
      if (hasEnded) settle()?.reject(new NotBegun("The evaluator had ended before the job"));
      else send({ type: "evaluate", dataset: copyOf(dataset), job: wanted });
      return begun.promise;
    },
    end: () => void child.kill("SIGKILL"),
  };
}

/** At least one part, so that the process learns of a dataset without documents. */
function partsOf(changes: readonly DocumentChange[]): DocumentChange[][] {
  const parts: DocumentChange[][] = [[]];
  let bytes = 0;
  for (const change of changes) {
    if (bytes >= bytesPerMessage) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(change);
    bytes += approximateBytes(change.result, bytesPerMessage);
  }
  return parts;
}

function timedOut(maxMs: number, isChange: boolean): LakeError {
  const description = isChange
    ? `The changes took longer than ${maxMs} ms and were given up, so nothing was changed. Make them in several requests, with paths that name single values.`
    : `The query took longer than ${maxMs} ms and was given up. Select fewer documents, or by _id or _type.`;
  return plainRefusal(504, "queryTimeoutError", description);
}

function outOfMemory(isChange: boolean): LakeError {
  const description = isChange
    ? "The changes needed more memory than changes may use, so nothing was changed. Make them in several requests."
    : "The query needed more memory than a query may use. Select fewer documents or attributes, or read them in parts.";
  return plainRefusal(400, "queryMemoryError", description);
}

export function failed(): LakeError {
  return plainRefusal(503, "unavailable", "Queries can't be evaluated right now. Please try again.");
}
