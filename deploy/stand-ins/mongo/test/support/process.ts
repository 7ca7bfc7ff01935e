import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export type MongoProcess = {
  process: ChildProcess;
  url: string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** Starts the server like `npm run mongo`, and waits until it is ready. */
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
    child.once("exit", (code) => reject(new Error(`exited with ${code}: ${output}`)));
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

/** Starts the server with invalid arguments. Returns its exit code and its output. */
export async function failingMongo(args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Returns a free port, for a server that is restarted on the same port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
