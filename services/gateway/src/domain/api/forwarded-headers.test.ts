import { toUpstreamHeaders, toVisitorHeaders } from "./forwarded-headers.ts";

const origin = {
  clientAddresses: ["203.0.113.7"],
  publicHost: "wordlehint.example",
  protocol: "https",
  requestId: "request-0001",
} as const;

describe("the headers of a forwarded request", () => {
  it("are those of the visitor and those of the gateway", () => {
    const headers = { accept: "application/json", traceparent: "00-a-b-01" };
    expect(toUpstreamHeaders(headers, origin)).toEqual({
      ...headers,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "wordlehint.example",
      "x-forwarded-proto": "https",
      "x-request-id": "request-0001",
    });
  });

  it("don't include a visitor's version of those that only the gateway may set", () => {
    const forged = {
      forwarded: "for=1.1.1.1",
      "x-forwarded-for": "1.1.1.1",
      "x-forwarded-user": "admin",
      "x-real-ip": "1.1.1.1",
      "x-puzzle-date": "2030-01-01",
      "x-time-zone": "Mars/Olympus",
      "x-internal-role": "admin",
      "x-preview": "1",
      "x-live-event-id": "live-9",
      "x-request-id": "forged",
      "surrogate-key-debug": "the operators' key",
      via: "1.1 evil",
      host: "evil.example",
      "content-length": "99",
    };
    const told = toUpstreamHeaders(forged, origin);
    expect(Object.keys(told).sort()).toEqual([
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-request-id",
    ]);
    expect(told["x-forwarded-for"]).toBe("203.0.113.7");
    expect(told["x-request-id"]).toBe("request-0001");
  });

  it("include a cookie only if the service needs it", () => {
    const cookieHeader = (cookie: string) =>
      toUpstreamHeaders({ cookie }, { ...origin, neededCookie: "__Host-device" }).cookie;
    expect(cookieHeader("tz=UTC;__Host-device=a=b ; lakeSession=x")).toBe("__Host-device=a=b");
    for (const cookie of ["", "__Host-device", "device=x; a__Host-device=x", "x=1; =__Host-device=x"])
      expect([cookie, cookieHeader(cookie)]).toEqual([cookie, undefined]);
    expect(toUpstreamHeaders({ cookie: "__Host-device=a" }, origin)).not.toHaveProperty("cookie");
  });

  it("don't include those of the visitor's connection", () => {
    const told = toUpstreamHeaders(
      {
        connection: "close , X-Hop,x-leap",
        "x-hop": "1",
        "x-leap": "1",
        "keep-alive": "timeout=5",
        te: "trailers",
        upgrade: "h2c",
      },
      origin,
    );
    for (const name of ["connection", "x-hop", "x-leap", "keep-alive", "te", "upgrade"])
      expect(told).not.toHaveProperty(name);
  });

  it("include the addresses of the client and of the proxies in between", () => {
    const clientAddresses = ["198.51.100.1", "203.0.113.7"];
    const told = toUpstreamHeaders({}, { ...origin, clientAddresses });
    expect(told["x-forwarded-for"]).toBe("198.51.100.1, 203.0.113.7");
  });
});

describe("the headers of a response to the visitor", () => {
  it("don't include those of the inner connection, those that the gateway sets, nor the name of the software", () => {
    const headers = {
      "content-type": "application/json",
      "set-cookie": ["a=1", "b=2"],
      connection: "keep-alive",
      "transfer-encoding": "chunked",
      "x-powered-by": "Express",
      "x-content-type-options": "nosniff",
      server: "Express",
      "x-request-id": "of the service",
      "surrogate-key": "s1:a",
    };
    expect(toVisitorHeaders(headers)).toEqual({
      "content-type": "application/json",
      "set-cookie": ["a=1", "b=2"],
    });
  });
});
