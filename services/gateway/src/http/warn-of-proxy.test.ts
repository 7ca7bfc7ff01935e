import type { Context } from "../context.ts";
import { warnOfProxy } from "./warn-of-proxy.ts";

const direct = { headers: {} };
const proxied = { headers: { "x-forwarded-for": "192.0.2.1" } };

/** Returns the warnings after these requests. */
function warningsAfter(requests: { headers: Record<string, string> }[], trustedHops = 0): string[] {
  const warnings: string[] = [];
  const log = { warn: (text: string) => void warnings.push(text) };
  const check = warnOfProxy({ config: { TRUSTED_PROXY_HOPS: trustedHops }, log } as unknown as Context);
  for (const request of requests) check(request);
  return warnings;
}

it("warns once of a proxy that isn't configured", () => {
  expect(warningsAfter([direct, proxied, proxied])).toEqual([
    expect.stringContaining("set TRUSTED_PROXY_HOPS"),
  ]);
});

it("warns neither of clients that come by themselves nor of a proxy that is configured", () => {
  expect(warningsAfter([direct, direct])).toEqual([]);
  expect(warningsAfter([proxied, proxied], 1)).toEqual([]);
});
