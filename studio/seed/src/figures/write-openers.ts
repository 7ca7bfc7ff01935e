import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { guesses } from "../../words/shipped-words.ts";
import { openerFigures, openersFile, type OpenerFigures } from "./compute-opener.ts";

/** Writes the figures of every word as first guess; takes about half an hour on two cores. */
async function writeOpeners(): Promise<void> {
  const parts = await Promise.all(
    Array.from({ length: availableParallelism() }, (_, part) => computePart(part)),
  );
  writeFileSync(new URL("../../figures/openers.csv", import.meta.url), openersFile(parts.flat()));
}

function computePart(part: number): Promise<OpenerFigures[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part });
    worker.once("message", resolve).once("error", reject);
  });
}

if (isMainThread) await writeOpeners();
else {
  const own = guesses.filter((_, index) => index % availableParallelism() === Number(workerData));
  parentPort?.postMessage(own.map(openerFigures));
}
