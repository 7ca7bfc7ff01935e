import type { Ports } from "../../local/src/ports.ts";

/** An address to measure. `goal` is the ratio to the bare server's rate that it should reach. */
export type Benchmark = { name: string; url: string; goal: number };

export function benchmarks({ gateway, riddle }: Ports): Benchmark[] {
  return [
    {
      name: "GET /api/riddle/latest at the riddle service",
      url: `http://127.0.0.1:${riddle}/api/riddle/latest?tz=America/New_York`,
      goal: 0.8,
    },
    { name: "the home page, cached, at the gateway", url: `http://127.0.0.1:${gateway}/`, goal: 0.5 },
  ];
}

/** The headers of a browser's request. Both servers are measured with them. */
export const requestHeaders = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" };
