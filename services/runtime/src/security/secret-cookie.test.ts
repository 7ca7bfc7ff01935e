import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { requestOrigin } from "./request-origin.ts";
import { secretCookie } from "./secret-cookie.ts";

const secret = "s".repeat(43);
const https = secretCookie("device", "https://wordlehint.example");
const http = secretCookie("device", "http://localhost:8000");

it("is for this host and for requests alone, and for https alone where the site is", () => {
  expect(https.store(secret, 60)).toBe(
    `__Host-device=${secret}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(http.store(secret, 60)).toBe(`device=${secret}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
  expect(http.remove()).toBe("device=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});

it("is read from among others, and at an https origin not by the name that any subdomain can set", () => {
  expect(https.read(`a=b; __Host-device=${secret}; c=d`)).toBe(secret);
  expect(https.read(`device=${secret}`)).toBeUndefined();
  expect(http.read(`device=${secret}`)).toBe(secret);
  for (const header of [undefined, "", "device=", `Device=${secret}`])
    expect(http.read(header)).toBeUndefined();
});

describe("The origin of a request", () => {
  const originOf = (headers: IncomingMessage["headers"], hops = 1) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { headers });
    return requestOrigin(req, hops, http);
  };

  it.each([
    [1, "192.0.2.1"],
    [2, "198.51.100.2"],
  ])("is the network that %i trusted proxies have seen, whatever a client claims", (hops, network) => {
    const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.2, 192.0.2.1" };
    expect(originOf(headers, hops).network).toBe(network);
  });

  it("has the browser's secret and description, if it has these", () => {
    const headers = { cookie: `device=${secret}`, "user-agent": "Firefox" };
    expect(originOf(headers)).toMatchObject({ device: secret, userAgent: "Firefox" });
    expect(originOf({})).toMatchObject({ device: undefined, userAgent: "" });
    for (const made of [`${secret}x`, "%".repeat(43)])
      expect(originOf({ cookie: `device=${made}` }).device).toBeUndefined();
  });
});
