import {
  Agent,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from "node:http";
import { text } from "node:stream/consumers";

export interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  ms: number;
}

export type Send = (url: string, sent?: Sent) => Promise<Received>;

const timeoutMs = 30_000;

/**
 * Returns a function that sends requests from an address of this machine, over connections that are kept open. Every
 * address in 127.0.0.0/8 is one, on Linux. The function rejects when a response doesn't arrive whole within 30 seconds.
 */
export function sendFrom(localAddress: string, maxSockets = 6): Send {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress });
  return async (url, { method = "GET", headers = {}, body } = {}) => {
    const since = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { agent, method, headers, signal }, resolve).once("error", reject).end(body);
    });
    const received = await text(response);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: received,
      ms: performance.now() - since,
    };
  };
}
