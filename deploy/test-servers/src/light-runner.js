import { createRunner } from "jest-light-runner";
import { Tinypool } from "tinypool";

/**
 * `jest-light-runner` with one process per worker, and a channel of its own for each test file.
 *
 * In version 0.8.2 all test files share one channel, and when the first worker asks for its settings, all of them are
 * answered, once. A worker that is still starting doesn't listen yet, later asks in vain, and waits for ever.
 */
export default createRunner({ runtime: "child_process" });

const { run } = Tinypool.prototype;

// The runner creates its pools itself and takes no other class, so the method is replaced for all pools.
Tinypool.prototype.run = function runWithOwnChannel(task, options) {
  return run.call(this, task, { ...options, channel: options?.channel && ownChannel(options.channel) });
};

/**
 * Passes the worker's messages on to the shared channel, which can answer that worker only.
 *
 * @param {import("tinypool").TinypoolChannel} shared
 * @returns {import("tinypool").TinypoolChannel}
 */
function ownChannel(shared) {
  let answer;
  return {
    onMessage: (callback) => {
      answer = callback;
    },
    postMessage: (message) => {
      shared.onMessage(answer);
      shared.postMessage(message);
    },
  };
}
