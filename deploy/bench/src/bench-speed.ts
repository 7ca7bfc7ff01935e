import { loadavg } from "node:os";
import { benchmarks } from "./benchmarks.ts";
import { capture } from "./capture.ts";
import { compare } from "./compare.ts";
import { fetchCountedRequests } from "./counted-requests.ts";
import { buildBareSite } from "./javascript/build-bare-site.ts";
import { javascriptReport } from "./javascript/javascript-report.ts";
import { measureJavascript } from "./javascript/measure-javascript.ts";
import { addWriteToken } from "./lake-token.ts";
import { measurePublishToLive } from "./publish-to-live/measure-publish-to-live.ts";
import { publishReport } from "./publish-to-live/publish-report.ts";
import { report } from "./report.ts";
import { startBareServer } from "./start-bare-server.ts";
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
    for (const { name, goal, url, adminUrl, route } of benchmarks(product.ports)) {
      console.log(`Measuring: ${name} …`);
      const response = await capture(url);
      const countedBefore = await fetchCountedRequests(adminUrl, route);
      const bare = await startBareServer(response);
      const comparison = await compare({ subject: url, baseline: bare.url, seconds });
      const counted = (await fetchCountedRequests(adminUrl, route)) - countedBefore;
      const [load = Number.NaN] = loadavg();
      results.push({ name, goal, bytes: response.body.length, counted, load, ...comparison });
      await bare.stop();
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
