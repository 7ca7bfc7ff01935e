import { request } from "node:http";
import { text } from "node:stream/consumers";

/**
 * Sends a request to an address with another name in its Host header, as a page does whose own name leads to this machine
 * (DNS rebinding). Returns the status, and the body of a response that has one.
 */
export function askAs(
  host: string,
  url: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const req = request(url, { method, headers: { origin: `http://${host}`, ...headers, host } });
  req.on("error", reject);
  req.on("response", (res) => {
    text(res).then((body) => resolve({ status: res.statusCode ?? 0, body }), reject);
  });
  req.on("upgrade", (_res, socket) => {
    socket.destroy();
    resolve({ status: 101, body: "" });
  });
  req.end();
  return promise;
}
