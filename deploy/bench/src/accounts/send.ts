import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
let clients = 0;

/** A response, and how long it took. */
export type TimedResponse = {
  status: number;
  body: string;
  /** The cookie that the response sets, as the `Cookie` header of later requests; undefined if it sets none. */
  cookie: string | undefined;
  ms: number;
};

/** Sends a request as the gateway would forward it, each from another client's address. */
export async function send(
  url: string,
  { body, token, cookie }: { body?: object; token?: string; cookie?: string | undefined } = {},
): Promise<TimedResponse> {
  clients = (clients + 1) % 2 ** 24;
  const begun = performance.now();
  const sent = request(url, {
    agent,
    method: body ? "POST" : "GET",
    headers: {
      "x-forwarded-for": `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
      ...(body && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const text = (await buffer(response)).toString();
  return {
    status: response.statusCode ?? 0,
    body: text,
    cookie: response.headers["set-cookie"]?.[0]?.split(";")[0],
    ms: performance.now() - begun,
  };
}
