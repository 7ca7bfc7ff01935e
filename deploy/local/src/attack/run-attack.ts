import { availableParallelism, loadavg } from "node:os";
import type { Terminal } from "../console/terminal.ts";
import { UserError } from "../user-error.ts";
import type { AttackersReport } from "./attackers.ts";
import type { EditorReport } from "./editor.ts";
import { MemoryWatch } from "./memory.ts";
import { runPart } from "./parts.ts";
import type { PlayersReport } from "./players.ts";
import { startProduct } from "./product.ts";
import { faultsOf, formatReport } from "./report.ts";

const sampleMs = 5000;

/**
 * `npm run chaos -- attack`: starts the product and attacks it for some minutes, while 50 players and an editor go about
 * their work. Prints what they saw, and returns whether the product withstood it.
 * @throws {UserError} on another system than Linux.
 */
export async function runAttack(minutes: number, terminal: Terminal): Promise<boolean> {
  if (process.platform !== "linux")
    throw new UserError("The attack needs Linux, where clients can have many addresses on one machine.");
  terminal.print("Starting the product …");
  const product = await startProduct(minutes * 60_000);
  const failed = new AbortController();
  const watch = new MemoryWatch(product.pid);
  const timer = setInterval(() => void watch.sample(), sampleMs);
  try {
    terminal.print(`Attacking it for ${minutes} ${minutes === 1 ? "minute" : "minutes"} …`);
    const { target } = product;
    const [players, editor, attackers] = await Promise.all([
      runPart<PlayersReport>("players", target, failed.signal),
      runPart<EditorReport>("editor", target, failed.signal),
      runPart<AttackersReport>("attackers", target, failed.signal),
    ]);
    const report = { players, editor, attackers, memory: watch.rows, ended: watch.ended };
    const faults = faultsOf(report);
    const load = loadavg()
      .map((one) => one.toFixed(1))
      .join(", ");
    terminal.print(
      `\n${formatReport(report)}\n\nLoad of the machine, ${availableParallelism()} processors: ${load}`,
    );
    terminal.print(faults.length === 0 ? "\nThe product withstood it." : `\n${faults.join("\n")}`);
    return faults.length === 0;
  } finally {
    failed.abort();
    clearInterval(timer);
    await product.stop();
  }
}
