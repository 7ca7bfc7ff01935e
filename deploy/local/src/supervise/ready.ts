import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** When a process counts as ready: an address answers 2xx, a port accepts, or a line of its output says so. */
export type Readiness = { url: string } | { port: number } | { line: RegExp };

const pollMs = 100;
const attemptMs = 2000;

/** Watches one life of a process until it is ready. */
export class ReadinessWatch {
  readonly #readiness: Readiness;
  readonly #said = Promise.withResolvers<true>();

  constructor(readiness: Readiness) {
    this.#readiness = readiness;
  }

  /** To be told each line of the process's output. */
  see(line: string): void {
    if ("line" in this.#readiness && this.#readiness.line.test(line)) this.#said.resolve(true);
  }

  /** Resolves with true once the process is ready, with false when `signal` is aborted before. */
  async reached(signal: AbortSignal): Promise<boolean> {
    if ("line" in this.#readiness) return Promise.race([this.#said.promise, aborted(signal)]);
    return untilReachable(this.#readiness, signal);
  }
}

async function untilReachable(
  target: { url: string } | { port: number },
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    const reached = "url" in target ? await answersOk(target.url) : await acceptsConnections(target.port);
    if (reached) return true;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

function aborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    else signal.addEventListener("abort", () => resolve(false), { once: true });
  });
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(attemptMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: attemptMs });
    const settle = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    socket.once("timeout", () => settle(false));
  });
}
