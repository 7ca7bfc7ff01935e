import { riddleBenchmarks } from "../benchmarks.ts";
import { measureBenchmark } from "../measure-benchmark.ts";
import { report } from "../report.ts";
import { archiveReport } from "./archive-report.ts";
import { measureArchive } from "./measure-archive.ts";
import { startRiddle } from "./start-riddle.ts";

const months = 61;

/**
 * Measures the riddle service alone, on its own database and broker: the routes that pages request against a bare
 * `node:http` server, and the archive's response for a month of five years ago against the one for last month.
 * @param seconds of each measurement
 */
export async function benchRiddles(seconds: number): Promise<void> {
  console.log("Starting the riddle service …");
  const riddle = await startRiddle(months);
  try {
    const results = [];
    for (const benchmark of riddleBenchmarks(riddle)) {
      console.log(`Measuring: ${benchmark.name} …`);
      results.push(await measureBenchmark(benchmark, seconds));
    }
    console.log("Measuring the archive …");
    const archive = await measureArchive(riddle.url, seconds);
    console.log(report(results));
    console.log(archiveReport(archive));
  } finally {
    await riddle.stop();
  }
}
