import type { ProcessPlan } from "@wordlehint/local/supervise/process-plan";

/** A process that runs a shell script and is ready when it prints `ready`. */
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

/** Prints the ids of a child and of itself, then runs until it is ended. */
export const family = "sleep 1000 & echo pid $!; echo pid $$; echo ready; wait";
