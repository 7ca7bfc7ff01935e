import { Buffer } from "node:buffer";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export type Got = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

/** Sends one request with its path and headers exactly as given; `fetch` would normalize them. */
export async function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
  body?: string | Buffer,
): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  outgoing.end(body);
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const received = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: received,
    text: received.toString("utf8"),
  };
}
