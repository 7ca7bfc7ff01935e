import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { requestHeaders } from "./benchmarks.ts";

/** A response as sent: its header lines, and the bytes of its body before decoding. */
export type CapturedResponse = { rawHeaders: string[]; body: Buffer };

/**
 * Fetches an address until two responses in a row are equal: caches are then filled and the best encoding is ready.
 * @throws when a response has another status than 200.
 */
export async function capture(
  url: string,
  headers: Readonly<Record<string, string>> = requestHeaders,
): Promise<CapturedResponse> {
  let last = await fetchOnce(url, headers);
  for (let tries = 0; tries < 50; tries++) {
    const next = await fetchOnce(url, headers);
    if (next.body.equals(last.body) && tries > 10) return next;
    last = next;
  }
  throw new Error(`${url} did not send the same response twice in a row`);
}

async function fetchOnce(url: string, headers: Readonly<Record<string, string>>): Promise<CapturedResponse> {
  const sent = request(url, { headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url}: status ${response.statusCode ?? "unknown"}`);
  return { rawHeaders: response.rawHeaders, body };
}
