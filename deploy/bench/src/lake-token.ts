import { promisify } from "node:util";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../local/src/lake.ts", import.meta.url));

/** Adds a write token with the lake's command line, and returns it. */
export async function addWriteToken(portBase: number): Promise<string> {
  const env = { ...process.env, PORT_BASE: String(portBase), LOG_LEVEL: "error" };
  const args = [command, "tokens", "add", "bench", "--write"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const token = /\b\S{32,}\b/.exec(stdout)?.[0];
  if (!token) throw new Error("the content lake's command line showed no token");
  return token;
}
