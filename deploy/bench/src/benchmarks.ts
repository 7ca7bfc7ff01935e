import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { adminPortOf } from "@wordlehint/contracts/services";
import type { Ports } from "@wordlehint/local/ports";

/**
 * An address to measure. `goal` is the ratio to the bare server's rate that it should reach. Metrics are always on; the
 * requests must be in those of `adminUrl` under `route`.
 */
export type Benchmark = { name: string; url: string; goal: number; adminUrl: string; route: string };

const latest = `/api/riddle/latest?tz=${homeZone}`;

export function benchmarks({ gateway, riddle }: Ports): Benchmark[] {
  const atRiddle = {
    url: `http://127.0.0.1:${riddle}`,
    adminUrl: `http://127.0.0.1:${adminPortOf(riddle)}`,
  };
  const atGateway = { adminUrl: `http://127.0.0.1:${adminPortOf(gateway)}` };
  return [
    ...riddleBenchmarks(atRiddle),
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

/** The requests of a day's pages to the riddle service. */
export function riddleBenchmarks({ url, adminUrl }: { url: string; adminUrl: string }): Benchmark[] {
  const today = latestPuzzleDate(Date.now(), homeZone);
  const paths = [
    latest,
    `/api/riddle/by-date?date=${today}&tz=${homeZone}`,
    `/api/riddle/previous?tz=${homeZone}`,
    `/api/riddle/hint?date=${today}&number=1&tz=${homeZone}`,
    `/api/riddle/letter?date=${today}&position=1&tz=${homeZone}`,
    `/api/riddle/reveal-answer?date=${today}&tz=${homeZone}`,
  ];
  return paths.map((path) => {
    const route = path.split("?")[0] ?? path;
    return { name: `GET ${route} at the riddle service`, url: url + path, goal: 0.8, adminUrl, route };
  });
}

/** The headers of a browser's request. Both servers are measured with them. */
export const requestHeaders = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" };
