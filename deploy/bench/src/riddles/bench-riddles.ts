import { riddleBenchmarks } from "../benchmarks.ts";
import { measureBenchmark } from "../measure-benchmark.ts";
import { report } from "../report.ts";
import { archiveReport } from "./archive-report.ts";
import { measureArchive } from "./measure-archive.ts";
import { startRiddle } from "./start-riddle.ts";

const months = 61;

/**
 * Measures the riddle service alone, on its own database and broker: what pages ask for beside a bare `node:http`
 * server, and the archive's page of five years ago beside that of last month.
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
