import { parseArgs } from "node:util";
import { startMongo } from "./server.ts";

const usage = "Usage: npm run mongo -- --dir PATH [--port 27117] [--host 127.0.0.1]";

const options = readOptions();
try {
  const server = await startMongo(options);
  console.log(`mongo ready on ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  exitWithUsage(explainStartError(error));
}

function readOptions(): { dir: string; port: number; host: string } {
  try {
    const { values } = parseArgs({
      options: { dir: { type: "string" }, port: { type: "string" }, host: { type: "string" } },
    });
    const { dir, port = "27117", host = "127.0.0.1" } = values;
    if (!dir) return exitWithUsage("--dir is missing: the directory that stores the data");
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      return exitWithUsage("--port must be a number from 0 to 65535");
    return { dir, port: Number(port), host };
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `port ${options.port} on ${options.host} is in use: choose another one with --port`;
  if (code === "EACCES") return `permission denied: ${error.message}`;
  return error.message;
}

function exitWithUsage(message: string): never {
  console.error(`mongo: ${message}\n${usage}`);
  process.exit(2);
}
