import { createContext, Script } from "node:vm";
import { plainRefusal } from "../domain/lake-error.ts";
import type { Within } from "../domain/query/run-tree.ts";

const script = new Script("work()");
const sandbox: { work?: () => unknown } = {};
createContext(sandbox);

/**
 * Limits the total time of several pieces of synchronous work. Work that exceeds it is interrupted, even in an
 * endless loop: a `vm` script with a timeout calls it, as nothing else in Node can be interrupted. Its `finally`
 * blocks don't run then.
 * @throws {LakeError} 504 from the work that exceeds the budget.
 */
export function createTimeBudget(maxMs: number): Within {
  let leftMs = maxMs;
  return <T>(work: () => T): T => {
    if (leftMs < 1) throw timedOut(maxMs);
    const begin = performance.now();
    sandbox.work = work;
    try {
      return script.runInContext(sandbox, { timeout: Math.ceil(leftMs) }) as T;
    } catch (error) {
      throw isTimeout(error) ? timedOut(maxMs) : error;
    } finally {
      leftMs -= performance.now() - begin;
      delete sandbox.work;
    }
  };
}

function isTimeout(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === timeoutCode;
}

const timeoutCode = "ERR_SCRIPT_EXECUTION_TIMEOUT";

const timedOut = (maxMs: number) =>
  plainRefusal(504, "queryTimeoutError", `The query took longer than ${maxMs} ms and was given up`);
