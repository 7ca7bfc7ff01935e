import type { ProcessPlan } from "../../src/supervise/process-plan.ts";

/** A process that runs a piece of shell and is ready when it says so. */
export function fakePlan(name: string, shell: string, kind: ProcessPlan["kind"] = "service"): ProcessPlan {
  return {
    name,
    purpose: "fake",
    port: 0,
    kind,
    ready: { line: /^ready$/ },
    prepare: () => ({ command: "/bin/sh", args: ["-c", shell] }),
  };
}

/** Reports itself and a process that it starts, then runs until it is ended. */
export const family = "sleep 1000 & echo pid $!; echo pid $$; echo ready; wait";
