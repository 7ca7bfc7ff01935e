import { Buffer } from "node:buffer";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export type Got = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

/** One request whose path and headers go out as they are: `fetch` would tidy them up first. */
export async function get(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
  sent?: string | Buffer,
): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  outgoing.end(sent);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString("utf8") };
}
