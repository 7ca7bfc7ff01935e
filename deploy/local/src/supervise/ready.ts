import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The sign that a process is ready: a URL responds with 2xx, a port accepts connections, or an output line matches. */
export type Readiness = { url: string } | { port: number } | { line: RegExp };

const pollMs = 100;
const attemptMs = 2000;

/** Watches a process, from one start on, until it is ready. */
export class ReadinessWatch {
  readonly #readiness: Readiness;
  readonly #matched = Promise.withResolvers<true>();

  constructor(readiness: Readiness) {
    this.#readiness = readiness;
  }

  /** Must be called with each line of the process's output. */
  see(line: string): void {
    if ("line" in this.#readiness && this.#readiness.line.test(line)) this.#matched.resolve(true);
  }

  /** Resolves with true when the process is ready, or with false when `signal` is aborted before that. */
  async reached(signal: AbortSignal): Promise<boolean> {
    if ("line" in this.#readiness) return Promise.race([this.#matched.promise, aborted(signal)]);
    return untilReachable(this.#readiness, signal);
  }
}

async function untilReachable(
  target: { url: string } | { port: number },
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    const reached = "url" in target ? await respondsOk(target.url) : await acceptsConnections(target.port);
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

async function respondsOk(url: string): Promise<boolean> {
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
