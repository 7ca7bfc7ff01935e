import { toUpstreamHeaders, toVisitorHeaders } from "./forwarded-headers.ts";

const origin = {
  clientAddresses: ["203.0.113.7"],
  publicHost: "wordlehint.example",
  protocol: "https",
  requestId: "request-0001",
} as const;

describe("what a service is told of a request", () => {
  it("is what the visitor said and what the gateway saw", () => {
    const headers = { accept: "application/json", cookie: "tz=Asia/Tokyo", traceparent: "00-a-b-01" };
    expect(toUpstreamHeaders(headers, origin)).toEqual({
      ...headers,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "wordlehint.example",
      "x-forwarded-proto": "https",
      "x-request-id": "request-0001",
    });
  });

  it("holds nothing that only the gateway may say", () => {
    const forged = {
      forwarded: "for=1.1.1.1",
      "x-forwarded-for": "1.1.1.1",
      "x-forwarded-user": "admin",
      "x-real-ip": "1.1.1.1",
      "x-puzzle-date": "2030-01-01",
      "x-time-zone": "Mars/Olympus",
      "x-internal-role": "admin",
      host: "evil.example",
    };
    const told = toUpstreamHeaders(forged, origin);
    expect(Object.keys(told).sort()).toEqual([
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-request-id",
    ]);
    expect(told["x-forwarded-for"]).toBe("203.0.113.7");
  });

  it("holds nothing that concerns the visitor's connection only", () => {
    const told = toUpstreamHeaders(
      { connection: "close, X-Hop", "x-hop": "1", "keep-alive": "timeout=5", te: "trailers", upgrade: "h2c" },
      origin,
    );
    for (const name of ["connection", "x-hop", "keep-alive", "te", "upgrade"])
      expect(told).not.toHaveProperty(name);
  });

  it("includes the addresses of the client and of the proxies in between", () => {
    const clientAddresses = ["198.51.100.1", "203.0.113.7"];
    const told = toUpstreamHeaders({}, { ...origin, clientAddresses });
    expect(told["x-forwarded-for"]).toBe("198.51.100.1, 203.0.113.7");
  });
});

describe("what a visitor is told of an answer", () => {
  it("leaves out what concerns the inner connection and which software answered", () => {
    const headers = {
      "content-type": "application/json",
      "set-cookie": ["a=1", "b=2"],
      connection: "keep-alive",
      "transfer-encoding": "chunked",
      "x-powered-by": "Express",
    };
    expect(toVisitorHeaders(headers)).toEqual({
      "content-type": "application/json",
      "set-cookie": ["a=1", "b=2"],
    });
  });
});
