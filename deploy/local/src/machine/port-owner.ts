import { readFile } from "node:fs/promises";
import { run } from "./run.ts";

const maxCommandLength = 80;

/** Describes the process that listens on a port, such as `process 123: node main.ts`, if it can be found out. */
export async function portOwner(port: number): Promise<string | undefined> {
  const pid = (await pidByLsof(port)) ?? (await pidBySs(port));
  if (pid === undefined) return undefined;
  const command = await commandOf(pid);
  return command === "" ? `process ${pid}` : `process ${pid}: ${command}`;
}

async function pidByLsof(port: number): Promise<string | undefined> {
  const output = await outputOf("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"]);
  return /^p(\d+)$/m.exec(output)?.[1];
}

async function pidBySs(port: number): Promise<string | undefined> {
  const output = await outputOf("ss", ["-Hltnp", `sport = :${port}`]);
  return /pid=(\d+)/.exec(output)?.[1];
}

async function commandOf(pid: string): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() =>
    outputOf("ps", ["-o", "args=", "-p", pid]),
  );
  const line = command.replaceAll("\0", " ").trim();
  return line.length > maxCommandLength ? `${line.slice(0, maxCommandLength)}…` : line;
}

function outputOf(command: string, args: readonly string[]): Promise<string> {
  return run(command, args, { timeoutMs: 3000 }).catch(() => "");
}
