import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Target } from "./target.ts";

export type PartName = "players" | "editor" | "attackers";

/**
 * Runs a part until it sends its report. Each part is a process of its own, so that the attackers' work doesn't delay
 * what the players measure. It ends with this process at the latest, or when `signal` is aborted.
 */
export async function runPart<Report>(name: PartName, target: Target, signal: AbortSignal): Promise<Report> {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = fork(script, [JSON.stringify(target)], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const end = () => void child.kill();
  signal.addEventListener("abort", end);
  try {
    return await new Promise<Report>((resolve, reject) => {
      child.once("message", (report) => resolve(report as Report));
      child.once("exit", (code) =>
        reject(new Error(`the process of the ${name} ended without a report (exit code ${code ?? "none"})`)),
      );
    });
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}

/** Runs a part's work in its own process, and sends the report that it returns. */
export async function servePart(work: (target: Target) => Promise<object>): Promise<void> {
  process.once("disconnect", () => process.exit());
  process.send?.(await work(JSON.parse(process.argv[2] ?? "") as Target));
}
