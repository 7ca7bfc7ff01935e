import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { mailsReport } from "./mails-report.ts";
import { startReplicas } from "./start-replicas.ts";
import { startSink } from "./start-sink.ts";

const bareSender = fileURLToPath(new URL("bare-sender.ts", import.meta.url));
const mails = 5000;
const warmUp = 1000;
const rounds = 3;
/** The service's default. */
const places = 20;
/** Long enough that the server's time, and not a processor, decides how many mails a replica sends. */
const slowMs = 100;
const slowMails = 2000;

/**
 * Measures whole mailings, with a delivery record for each mail, alternately with a loop that only sends the same mail
 * over a pool of connections to the same server. Then measures two replicas against one.
 */
export async function benchMails(): Promise<void> {
  console.log("Starting the notification service …");
  const sink = await startSink();
  const replicas = await startReplicas(sink.url);
  try {
    const measure = async (count: number, delayMs: number) => {
      await sink.reset(delayMs);
      await replicas.beginMailing(count);
      return sink.rateOf(count);
    };
    await measure(warmUp, 0);
    const results = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`Sending ${mails} mails, round ${round} of ${rounds} …`);
      const service = await measure(mails, 0);
      await sink.reset(0);
      await sendBare(sink.url);
      results.push({ service, bare: await sink.rateOf(mails) });
    }
    console.log("Sending with one replica and with two …");
    const one = await measure(slowMails, slowMs);
    await replicas.add();
    const two = await measure(slowMails, slowMs);
    const [load = Number.NaN] = loadavg();
    console.log(mailsReport({ rounds: results, replicas: { one, two }, load }));
  } finally {
    await replicas.stop();
    await sink.stop();
  }
}

async function sendBare(url: string): Promise<void> {
  const args = [bareSender, url, String(mails), String(places)];
  const [code] = (await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit")) as [number];
  if (code !== 0) throw new Error(`the bare sender ended with code ${code}`);
}
