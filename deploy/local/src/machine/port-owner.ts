import { run } from "./run.ts";

/** The program that listens on a port, as `name (process 123)`, where the machine can tell. */
export async function portOwner(port: number): Promise<string | undefined> {
  return (await askLsof(port)) ?? (await askSs(port));
}

async function askLsof(port: number): Promise<string | undefined> {
  const answer = await ask("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"]);
  return describe(/^c(.+)$/m.exec(answer)?.[1], /^p(\d+)$/m.exec(answer)?.[1]);
}

async function askSs(port: number): Promise<string | undefined> {
  const answer = await ask("ss", ["-Hltnp", `sport = :${port}`]);
  const match = /\("([^"]+)",pid=(\d+)/.exec(answer);
  return describe(match?.[1], match?.[2]);
}

function ask(command: string, args: readonly string[]): Promise<string> {
  return run(command, args, { timeoutMs: 3000 }).catch(() => "");
}

function describe(name: string | undefined, pid: string | undefined): string | undefined {
  return name !== undefined && pid !== undefined ? `${name} (process ${pid})` : undefined;
}
