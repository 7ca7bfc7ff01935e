import { Supervisor } from "@wordlehint/local/supervise/supervisor";
import { fakePlan, family } from "./fake-plan.ts";

/** Supervises a process with a child and prints their output. A test runs it as a program. */
const ignore = () => undefined;
const supervisor = new Supervisor({
  onProgress: ignore,
  onReady: ignore,
  onEnd: ignore,
  onLine: (_plan, line) => process.stdout.write(`${line}\n`),
});
await supervisor.start([fakePlan("family", family)]);
process.stdout.write("supervised\n");
