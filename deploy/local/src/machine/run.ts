import { execFile } from "node:child_process";

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
}

/** Runs a program to its end and returns its standard output; throws `RunError` when it fails or takes too long. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { cwd, env, timeoutMs = 60_000 } = options;
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      { cwd, env, timeout: timeoutMs, killSignal: "SIGKILL", maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error)
          reject(
            new RunError(
              command,
              error.killed ? `took over ${String(timeoutMs / 1000)} s` : error.message,
              stderr,
            ),
          );
        else resolve(stdout);
      },
    );
  });
}

export class RunError extends Error {
  readonly stderr: string;

  constructor(command: string, reason: string, stderr: string) {
    super(`${command}: ${stderr.trim().split("\n").at(-1) || reason}`);
    this.name = "RunError";
    this.stderr = stderr;
  }
}
