import type { IncomingMessage } from "node:http";
import { originOf } from "./origin-of.ts";

const secret = "s".repeat(43);
const config = { PUBLIC_ORIGIN: "http://localhost:8000", TRUSTED_PROXY_HOPS: 0 };

const requestWith = (headers: IncomingMessage["headers"]) =>
  ({ headers, socket: { remoteAddress: "127.0.0.1" } }) as unknown as IncomingMessage;

it.each([
  [0, "192.0.2.1"],
  [1, "198.51.100.2"],
])("takes what the gateway and %i proxies of ours have seen, whatever a client claims", (hops, network) => {
  const req = requestWith({ "x-forwarded-for": "203.0.113.9, 198.51.100.2, 192.0.2.1" });
  expect(originOf(req, { ...config, TRUSTED_PROXY_HOPS: hops }).network).toBe(network);
});

it("tells the browser by its cookie and by what it calls itself, if it has these", () => {
  const headers = { cookie: `device=${secret}`, "user-agent": "Firefox" };
  expect(originOf(requestWith(headers), config)).toMatchObject({ device: secret, userAgent: "Firefox" });
  expect(originOf(requestWith({}), config)).toEqual({
    network: "127.0.0.1",
    device: undefined,
    userAgent: "",
  });
});
