import { benchmarks } from "./benchmarks.ts";
import { buildBareSite } from "./javascript/build-bare-site.ts";
import { javascriptReport } from "./javascript/javascript-report.ts";
import { measureJavascript } from "./javascript/measure-javascript.ts";
import { addWriteToken } from "./lake-token.ts";
import { measureBenchmark } from "./measure-benchmark.ts";
import { measurePublishToLive } from "./publish-to-live/measure-publish-to-live.ts";
import { publishReport } from "./publish-to-live/publish-report.ts";
import { report } from "./report.ts";
import { startProduct } from "./start-product.ts";

/**
 * Measures three things:
 * - responses per second beside a bare `node:http` server that sends the same bytes, alternately in one run. Only the
 *   ratio is comparable, if little else runs; the figures themselves depend on the machine. The metrics are on, and must
 *   have counted every request;
 * - the time from a publish to the live page;
 * - how much JavaScript pages load beyond Gatsby and React alone.
 * @param seconds of each measurement of the first kind.
 */
export async function benchSpeed(seconds: number): Promise<void> {
  console.log("Building a bare Gatsby page …");
  const bareFolder = await buildBareSite();
  console.log("Starting the product …");
  const product = await startProduct();
  try {
    const results = [];
    for (const benchmark of benchmarks(product.ports)) {
      console.log(`Measuring: ${benchmark.name} …`);
      results.push(await measureBenchmark(benchmark, seconds));
    }
    console.log(report(results));
    const origin = `http://localhost:${product.ports.gateway}`;
    const writeToken = await addWriteToken(product.portBase);
    const lake = `http://127.0.0.1:${product.ports["content-lake"]}`;
    const publishTimes = await measurePublishToLive({ site: origin, lake, writeToken }, (detail) =>
      console.log(`Publishing among ${detail} …`),
    );
    console.log(publishReport(publishTimes));
    console.log(javascriptReport(await measureJavascript(origin, bareFolder)));
  } finally {
    await product.stop();
  }
}
