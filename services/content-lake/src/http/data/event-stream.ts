import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "@wordlehint/runtime";

/** A response of server-sent events. */
export type EventStream = {
  /** Sends an event with JSON as its data. Does nothing after the end. */
  send(event: string, data: unknown, id?: string): void;
  /** Sends an event whose data is JSON already, in parts. Streams may share them: they aren't copied. */
  sendParts(event: string, parts: readonly Buffer[], id?: string): void;
  end(): void;
  /** Calls back once when the stream has ended; at once if it already has. */
  onEnd(callback: () => void): void;
};

export type StreamOptions = {
  log: Log;
  /** Ends the stream when the service shuts down. */
  signal: AbortSignal;
  keepAliveMs?: number;
  /** Limit of the bytes that wait for a slow client. A client beyond that is disconnected. */
  maxWaitingBytes?: number;
};

const reconnectMs = 500;
const goAwayMs = 5000;

export function openEventStream(
  req: IncomingMessage,
  res: ServerResponse,
  options: StreamOptions,
): EventStream {
  const { log, signal, keepAliveMs = 15_000, maxWaitingBytes = 16 * 1024 * 1024 } = options;
  const callbacks: (() => void)[] = [];
  let isOpen = true;

  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(keepAlive);
    signal.removeEventListener("abort", end);
    res.end();
    for (const callback of callbacks.splice(0)) callback();
  };
  const dropSlowClient = () => {
    log.warn({ waitingBytes: res.writableLength }, "disconnected a slow reader of events");
    res.write(format("goaway", { reason: "Events were not read as fast as they came" }));
    end();
    setTimeout(() => res.destroy(), goAwayMs).unref();
  };
  const write = (...parts: readonly (string | Buffer)[]) => {
    if (!isOpen) return;
    res.cork();
    for (const part of parts) res.write(part);
    res.uncork();
    if (res.writableLength > maxWaitingBytes) dropSlowClient();
  };

  const keepAlive = setInterval(() => write(":\n\n"), keepAliveMs);
  res.once("close", end);
  signal.addEventListener("abort", end);
  res.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-store, no-transform",
    "x-accel-buffering": "no",
  });
  write(`:\nretry: ${reconnectMs}\n\n`);
  if (signal.aborted || req.method === "HEAD") end();

  return {
    send: (event, data, id) => write(format(event, data, id)),
    sendParts: (event, parts, id) => write(headOf(event, id), ...parts, "\n\n"),
    end,
    onEnd: (callback) => {
      if (isOpen) callbacks.push(callback);
      else callback();
    },
  };
}

function format(event: string, data: unknown, id?: string): string {
  return `${headOf(event, id)}${JSON.stringify(data)}\n\n`;
}

function headOf(event: string, id?: string): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: `;
}
