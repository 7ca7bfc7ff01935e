import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "@wordlehint/runtime";

/** An answer that goes on as server-sent events, until one of both sides ends it. */
export type EventStream = {
  /** Sends an event with JSON for its data. What is sent after the end is dropped. */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
  /** Calls back once when the stream has ended, at once when it had before. */
  onEnd(callback: () => void): void;
};

export type StreamOptions = {
  log: Log;
  /** Ends the stream when the service ends. */
  stop: AbortSignal;
  keepAliveMs?: number;
  /** Bytes that may wait for a reader who doesn't take them. */
  mostWaitingBytes?: number;
};

const reconnectMs = 500;
const farewellMs = 5000;

export function openEventStream(
  req: IncomingMessage,
  res: ServerResponse,
  options: StreamOptions,
): EventStream {
  const { log, stop, keepAliveMs = 15_000, mostWaitingBytes = 16 * 1024 * 1024 } = options;
  const callbacks: (() => void)[] = [];
  let isOpen = true;

  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(keepAlive);
    stop.removeEventListener("abort", end);
    res.end();
    for (const callback of callbacks.splice(0)) callback();
  };
  const dropSlowReader = () => {
    log.warn({ waitingBytes: res.writableLength }, "slow reader of events dropped");
    res.write(written("goaway", { reason: "Events were not read as fast as they came" }));
    end();
    setTimeout(() => res.destroy(), farewellMs).unref();
  };
  const write = (text: string) => {
    if (!isOpen) return;
    res.write(text);
    if (res.writableLength > mostWaitingBytes) dropSlowReader();
  };

  const keepAlive = setInterval(() => write(":\n\n"), keepAliveMs);
  res.once("close", end);
  stop.addEventListener("abort", end);
  res.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-store, no-transform",
    "x-accel-buffering": "no",
  });
  write(`:\nretry: ${reconnectMs}\n\n`);
  if (stop.aborted || req.method === "HEAD") end();

  return {
    send: (event, data, id) => write(written(event, data, id)),
    end,
    onEnd: (callback) => {
      if (isOpen) callbacks.push(callback);
      else callback();
    },
  };
}

function written(event: string, data: unknown, id?: string): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
