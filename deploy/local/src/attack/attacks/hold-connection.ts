import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Attacker } from "./attack.ts";

const holdMs = 60_000;

export interface Held {
  /** Sent at once. */
  start?: string;
  /** Sent repeatedly, a little each time. */
  drip?: string;
  /** If true, the response is read in small parts, one each time. */
  takesLittle?: boolean;
  everyMs: number;
}

/**
 * Holds a connection for a minute, unless it is closed before. Counts the status of the response, if one came, and how
 * the connection ended.
 */
export async function holdConnection(
  { address, signal, note }: Attacker,
  origin: string,
  { start, drip, takesLittle = false, everyMs }: Held,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  const closed = new AbortController();
  socket.on("error", () => undefined).once("close", () => closed.abort());
  let head = "";
  const see = (bytes: Buffer | null) => {
    if (bytes && head.length < statusLength) head += bytes.toString("latin1", 0, statusLength);
  };
  if (!takesLittle) socket.on("data", see);
  if (start !== undefined) socket.write(start);

  const until = AbortSignal.any([signal, closed.signal]);
  const endsAt = performance.now() + holdMs;
  while (!until.aborted && performance.now() < endsAt) {
    await pause(everyMs, undefined, { signal: until }).catch(() => undefined);
    if (takesLittle) see(socket.read() as Buffer | null);
    if (drip !== undefined && socket.writable) socket.write(drip);
  }
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  const end = closed.signal.aborted ? "closed by the server" : "held";
  socket.destroy();
  note(status === undefined ? end : `${status}, ${end}`);
}

const statusLength = "HTTP/1.1 200".length;

/** A request as it is sent over a connection. */
export function rawRequest(
  origin: string,
  line: string,
  headers: Record<string, string | number> = {},
): string {
  const all = Object.entries({ host: new URL(origin).host, ...headers });
  return `${line} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}
