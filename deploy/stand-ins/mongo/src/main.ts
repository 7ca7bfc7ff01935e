import { parseArgs } from "node:util";
import { startMongo } from "./server.ts";

const usage = "Usage: npm run mongo -- --dir PATH [--port 27117] [--host 127.0.0.1]";

try {
  const server = await startMongo(readOptions());
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(`mongo ready on ${server.url}`);
} catch (error) {
  console.error(`mongo: ${explain(error)}\n${usage}`);
  // `process.exit()` right after the start may never return (https://github.com/nodejs/node/issues/54918).
  process.exitCode = 2;
}

function readOptions(): { dir: string; port: number; host: string } {
  const { values } = parseArgs({
    options: { dir: { type: "string" }, port: { type: "string" }, host: { type: "string" } },
  });
  const { dir, port = "27117", host = "127.0.0.1" } = values;
  if (!dir) throw new Error("--dir is missing: the directory that stores the data");
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error("--port must be a number from 0 to 65535");
  return { dir, port: Number(port), host };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE") return `port ${port} on ${address} is in use: choose another one with --port`;
  if (code === "EACCES") return `permission denied: ${error.message}`;
  return error.message;
}
