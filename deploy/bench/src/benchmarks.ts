import { adminPortOf } from "@wordlehint/contracts/services";
import type { Ports } from "../../local/src/ports.ts";

/**
 * An address to measure. `goal` is the ratio to the bare server's rate that it should reach. Metrics are always on; the
 * requests must be in those of `adminUrl` under `route`.
 */
export type Benchmark = { name: string; url: string; goal: number; adminUrl: string; route: string };

export function benchmarks({ gateway, riddle }: Ports): Benchmark[] {
  const latest = "/api/riddle/latest?tz=America/New_York";
  const atRiddle = { adminUrl: `http://127.0.0.1:${adminPortOf(riddle)}` };
  const atGateway = { adminUrl: `http://127.0.0.1:${adminPortOf(gateway)}` };
  return [
    {
      name: "GET /api/riddle/latest at the riddle service",
      url: `http://127.0.0.1:${riddle}${latest}`,
      goal: 0.8,
      route: "/api/riddle/latest",
      ...atRiddle,
    },
    {
      name: "GET /api/riddle/latest through the gateway",
      url: `http://127.0.0.1:${gateway}${latest}`,
      goal: 0.5,
      route: "/api/riddle/latest",
      ...atGateway,
    },
    {
      name: "the home page, cached, at the gateway",
      url: `http://127.0.0.1:${gateway}/`,
      goal: 0.5,
      route: "page",
      ...atGateway,
    },
  ];
}

/** The headers of a browser's request. Both servers are measured with them. */
export const requestHeaders = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" };
