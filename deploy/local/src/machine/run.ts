import { spawnChild } from "../supervise/child.ts";

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  onLine?: (line: string) => void;
}

/**
 * Runs a program and returns its standard output.
 * @throws {RunError} when it fails or takes longer than `timeoutMs` (a minute by default).
 */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { cwd, env, timeoutMs = 60_000, onLine } = options;
  const lines = { stdout: [] as string[], stderr: [] as string[] };
  const child = await spawnChild({
    command,
    args,
    cwd,
    env,
    onLine: (line, output) => {
      lines[output].push(line);
      onLine?.(line);
    },
  });
  const timeout = AbortSignal.timeout(timeoutMs);
  timeout.addEventListener("abort", () => void child.stop(1000));
  const { code } = await child.exited;
  if (code !== 0 && timeout.aborted)
    throw new RunError(command, `took over ${timeoutMs / 1000} s`, lines.stderr);
  if (code !== 0) throw new RunError(command, lines.stderr.at(-1) ?? `exit code ${code}`, lines.stderr);
  return lines.stdout.join("\n");
}

export class RunError extends Error {
  override name = "RunError";
  /** The lines of its standard error. */
  readonly stderr: readonly string[];

  constructor(command: string, reason: string, stderr: readonly string[]) {
    super(`${command}: ${reason}`);
    this.stderr = stderr;
  }
}
