import { Supervisor } from "../../src/supervise/supervisor.ts";
import { fakePlan, family } from "./fake-plan.ts";

/** Supervises one family of processes and repeats what they say; run as a program of its own by a test. */
const ignore = () => undefined;
const supervisor = new Supervisor({
  onProgress: ignore,
  onReady: ignore,
  onEnd: ignore,
  onLine: (_plan, line) => process.stdout.write(`${line}\n`),
});
await supervisor.start([fakePlan("family", family)]);
process.stdout.write("supervised\n");
