import { warnOfProxy } from "./warn-of-proxy.ts";

const direct = { headers: {} };
const proxied = { headers: { "x-forwarded-for": "192.0.2.1" } };

/** Returns what is logged when these requests come in, one after the other. */
function warningsFor(requests: { headers: Record<string, string> }[], trustedHops = 0): string[] {
  const warnings: string[] = [];
  const log = { warn: (text: string) => void warnings.push(text) };
  const check = warnOfProxy({ config: { TRUSTED_PROXY_HOPS: trustedHops }, log });
  for (const request of requests) check(request);
  return warnings;
}

it("warns once of a proxy that isn't configured", () => {
  expect(warningsFor([direct, proxied, proxied])).toEqual([
    expect.stringContaining("set TRUSTED_PROXY_HOPS"),
  ]);
});

it("warns neither of clients that come by themselves nor of a proxy that is configured", () => {
  expect(warningsFor([direct, direct])).toEqual([]);
  expect(warningsFor([proxied, proxied], 1)).toEqual([]);
});
