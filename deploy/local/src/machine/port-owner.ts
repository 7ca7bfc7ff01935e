import { readFile } from "node:fs/promises";
import { run } from "./run.ts";

const longestCommand = 80;

/** The program that listens on a port, as `process 123: node main.ts`, where the machine can tell. */
export async function portOwner(port: number): Promise<string | undefined> {
  const pid = (await askLsof(port)) ?? (await askSs(port));
  if (pid === undefined) return undefined;
  const command = await commandOf(pid);
  return command === "" ? `process ${pid}` : `process ${pid}: ${command}`;
}

async function askLsof(port: number): Promise<string | undefined> {
  const answer = await ask("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"]);
  return /^p(\d+)$/m.exec(answer)?.[1];
}

async function askSs(port: number): Promise<string | undefined> {
  const answer = await ask("ss", ["-Hltnp", `sport = :${port}`]);
  return /pid=(\d+)/.exec(answer)?.[1];
}

async function commandOf(pid: string): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() =>
    ask("ps", ["-o", "args=", "-p", pid]),
  );
  const line = command.replaceAll("\0", " ").trim();
  return line.length > longestCommand ? `${line.slice(0, longestCommand)}…` : line;
}

function ask(command: string, args: readonly string[]): Promise<string> {
  return run(command, args, { timeoutMs: 3000 }).catch(() => "");
}
