import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { requestHeaders } from "./benchmarks.ts";

/** An answer as it went over the wire: header lines as sent, and the body's bytes, still encoded. */
export type Answer = { rawHeaders: string[]; body: Buffer };

/**
 * Fetches an address until two answers running are alike, so that caches are filled and the best encoding is
 * ready.
 * @throws when the address does not answer 200.
 */
export async function capture(
  url: string,
  headers: Readonly<Record<string, string>> = requestHeaders,
): Promise<Answer> {
  let last = await fetchOnce(url, headers);
  for (let tries = 0; tries < 50; tries++) {
    const next = await fetchOnce(url, headers);
    if (next.body.equals(last.body) && tries > 10) return next;
    last = next;
  }
  throw new Error(`${url} does not give the same answer twice`);
}

async function fetchOnce(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const sent = request(url, { headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode ?? "nothing"}`);
  return { rawHeaders: response.rawHeaders, body };
}
