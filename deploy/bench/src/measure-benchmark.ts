import { loadavg } from "node:os";
import type { Benchmark } from "./benchmarks.ts";
import { capture } from "./capture.ts";
import { compare } from "./compare.ts";
import { fetchRequestCount } from "./counted-requests.ts";
import type { Result } from "./report.ts";
import { startBareServer } from "./start-bare-server.ts";

/** Measures an address beside a bare server that sends the same bytes. */
export async function measureBenchmark(
  { name, goal, url, adminUrl, route }: Benchmark,
  seconds: number,
): Promise<Result> {
  const response = await capture(url);
  const countedBefore = await fetchRequestCount(adminUrl, route);
  const bare = await startBareServer(response);
  const comparison = await compare({ subject: url, baseline: bare.url, seconds });
  const counted = (await fetchRequestCount(adminUrl, route)) - countedBefore;
  const [load = Number.NaN] = loadavg();
  await bare.stop();
  return { name, goal, bytes: response.body.length, counted, load, ...comparison };
}
