import { audit, startJob } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

const everyMs = 2000;

/**
 * Writes what operators have done by the command line to this service's log, because what a command prints is kept
 * nowhere. A record that several replicas have written has the same `record` in each line.
 */
export function startRecordingOperatorChanges(context: Context): void {
  const { log, operatorRecords } = context;
  startJob(context, {
    name: "record operator changes",
    everyMs,
    run: async () => {
      for (const { id, at, who, event, about } of await operatorRecords.list()) {
        audit(log, event, { ...about, who, from: "command line", at: at.toISOString(), record: id });
        await operatorRecords.remove(id);
      }
    },
  });
}
