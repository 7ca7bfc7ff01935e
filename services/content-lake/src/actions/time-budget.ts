import { createContext, Script } from "node:vm";
import { plainRefusal } from "../domain/lake-error.ts";
import type { Within } from "../domain/query/run-tree.ts";

const script = new Script("work()");
const sandbox: { work?: () => unknown } = {};
createContext(sandbox);

/**
 * Lets pieces of synchronous work run for some time altogether. A piece that takes longer is broken off in the
 * middle, even out of an endless loop: only a script of the virtual machine can be, so that one calls the work.
 * No `finally` in the work is run then.
 * @throws {LakeError} 504 from the work that takes too long.
 */
export function createTimeBudget(mostMs: number): Within {
  let leftMs = mostMs;
  return <T>(work: () => T): T => {
    if (leftMs < 1) throw timeIsOver(mostMs);
    const begin = performance.now();
    sandbox.work = work;
    try {
      return script.runInContext(sandbox, { timeout: Math.ceil(leftMs) }) as T;
    } catch (error) {
      throw isTimeout(error) ? timeIsOver(mostMs) : error;
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

const timeIsOver = (mostMs: number) =>
  plainRefusal(504, "queryTimeoutError", `The query took longer than ${mostMs} ms and was given up`);
