import { jest } from "@jest/globals";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

// Processes start slowly on a busy machine.
jest.setTimeout(120_000);

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export type MongoProcess = {
  process: ChildProcess;
  url: string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Runs the server as `npm run mongo` does and waits for the line that says that it is ready. */
export async function spawnMongo(args: string[]): Promise<MongoProcess> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^mongo ready on (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return {
    process: child,
    url,
    stop: async (signal) => {
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Runs the server with arguments that it is to refuse: its exit code and what it says. */
export async function refusedMongo(args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/** A port that is free now, for a server that is to come back on it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
