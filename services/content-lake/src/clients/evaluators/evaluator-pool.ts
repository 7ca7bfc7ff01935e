import { backoffMs, wait, type Log } from "@wordlehint/runtime";
import type { EvaluationJob } from "../../domain/evaluation.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";
import {
  failed,
  NotBegun,
  startEvaluatorProcess,
  type EvaluatedDataset,
  type Evaluation,
  type EvaluatorLimits,
  type EvaluatorProcess,
} from "./evaluator-process.ts";

/** The processes in which clients' GROQ is evaluated, so that no query can hold up the lake. */
export type Evaluators = {
  /**
   * Evaluates a job on the dataset as it is at the call or later.
   * @param client who sent it: every client has its share of the evaluators.
   * @throws {LakeError} the refusal of the job, or of a client with too many jobs.
   */
  evaluate(client: string, dataset: EvaluatedDataset, job: EvaluationJob): Promise<Outcome>;
  /** Ends the evaluators, and refuses what they have not finished. */
  close(): void;
};

export type Outcome = {
  /** The result as JSON. */
  body: Buffer;
  /** Its other parts. */
  parts: readonly Uint8Array[];
  /** The latest transaction that the dataset contained. */
  sequence: number;
};

export type EvaluatorOptions = EvaluatorLimits & {
  /** Number of processes. Each client may use all but one at a time, which is left for others. */
  size: number;
  log: Log;
};

type Waiting = {
  client: string;
  dataset: EvaluatedDataset;
  job: EvaluationJob;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
};
type Slot = { process: EvaluatorProcess; client: string | undefined };

const maxWaitingPerClient = 1000;

export function createEvaluators({ size, log, ...limits }: EvaluatorOptions): Evaluators {
  const maxPerClient = size - 1;
  const closing = new AbortController();
  const slots: Slot[] = [];
  let waiting: Waiting[] = [];

  const held = (client: string) => slots.filter((slot) => slot.client === client).length;

  /** The job whose client has the fewest evaluators; the oldest of several. */
  const nextJob = (): Waiting | undefined => {
    for (let count = 0; count < maxPerClient; count++) {
      const found = waiting.find(({ client }) => held(client) === count);
      if (found) return found;
    }
    return undefined;
  };
  const freeSlot = (): Slot | undefined => {
    const free = slots.find(({ client }) => client === undefined);
    if (free ?? slots.length >= size) return free;
    const slot: Slot = { process: startEvaluatorProcess(limits, log), client: undefined };
    slots.push(slot);
    return slot;
  };
  const assign = (): void => {
    for (let next = nextJob(); next; next = nextJob()) {
      const slot = freeSlot();
      if (!slot) return;
      const taken = next;
      waiting = waiting.filter((one) => one !== taken);
      slot.client = taken.client;
      void run(slot, taken);
    }
  };
  const run = async (slot: Slot, { dataset, job, resolve, reject }: Waiting): Promise<void> => {
    try {
      const { evaluated, sequence } = await evaluateIn(slot, dataset, job);
      if ("body" in evaluated)
        resolve({ body: Buffer.from(evaluated.body), parts: evaluated.parts, sequence });
      else reject(new RefusedJob(evaluated.refusal.status, evaluated.refusal.body, sequence));
    } catch (error) {
      log.warn({ client: slot.client, job: job.type, err: error }, "a job was given up");
      reject(error instanceof NotBegun ? failed() : error);
    }
    await release(slot);
  };
  /** An evaluator may have ended while it had nothing to do, for instance killed by the system. */
  const evaluateIn = async (
    slot: Slot,
    dataset: EvaluatedDataset,
    job: EvaluationJob,
  ): Promise<Evaluation> => {
    try {
      return await slot.process.evaluate(dataset, job);
    } catch (error) {
      if (!(error instanceof NotBegun) || closing.signal.aborted) throw error;
    }
    slot.process = startEvaluatorProcess(limits, log);
    return slot.process.evaluate(dataset, job);
  };
  /** An evaluator that has ended stays its client's until another one is ready in its place. */
  const release = async (slot: Slot): Promise<void> => {
    for (let attempt = 0; slot.process.hasEnded() && !closing.signal.aborted; attempt++) {
      if (attempt > 0) await wait(backoffMs(attempt, { firstMs: 100, maxMs: 10_000 }), closing.signal);
      slot.process = startEvaluatorProcess(limits, log);
      await slot.process.ready;
    }
    slot.client = undefined;
    if (!closing.signal.aborted) assign();
  };

  return {
    evaluate: async (client, dataset, job) => {
      if (closing.signal.aborted) throw shuttingDown();
      if (waiting.filter((one) => one.client === client).length >= maxWaitingPerClient) throw tooMany();
      return new Promise((resolve, reject) => {
        waiting.push({ client, dataset, job, resolve, reject });
        assign();
      });
    },
    close: () => {
      closing.abort();
      for (const { process } of slots) process.end();
      for (const { reject } of waiting.splice(0)) reject(shuttingDown());
    },
  };
}

/** The refusal of a job, with the latest transaction that its dataset contained. */
export class RefusedJob extends LakeError {
  readonly sequence: number;

  constructor(status: number, body: LakeError["body"], sequence: number) {
    super(status, body);
    this.sequence = sequence;
  }
}

const shuttingDown = () =>
  plainRefusal(503, "unavailable", "The content lake is shutting down. Please try again.");

const tooMany = () =>
  plainRefusal(
    429,
    "tooManyRequestsError",
    "Too many queries wait to be evaluated. Please send them more slowly.",
  );
