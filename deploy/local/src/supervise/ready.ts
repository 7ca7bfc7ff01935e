import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** When a process counts as ready: an address answers 2xx, a port accepts, or a line of its output says so. */
export type Readiness = { url: string } | { port: number } | { line: RegExp };

const pollMs = 100;
const attemptMs = 2000;

/** Resolves with true once the address or port answers, with false when `signal` is aborted before. */
export async function untilReachable(
  target: { url: string } | { port: number },
  signal: AbortSignal,
): Promise<boolean> {
  const answers = "url" in target ? () => answersOk(target.url) : () => acceptsConnections(target.port);
  while (!signal.aborted) {
    if (await answers()) return true;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
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
