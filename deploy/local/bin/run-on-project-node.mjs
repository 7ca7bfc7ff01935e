import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const parentCheckMs = 1000;

/** Installs dependencies if need be, then runs a TypeScript file of ../src with the project's own Node.js. */
export async function runOnProjectNode(file) {
  await ensureInstalled(root);
  const node = join(root, "node_modules", "node", "bin", "node");
  const script = join(root, "deploy", "local", "src", file);
  const args = ["--disable-warning=ExperimentalWarning", script, ...process.argv.slice(2)];
  // Node.js keeps what it has compiled there, so that processes, of which tests start hundreds, load their modules in
  // half the time.
  const env = { NODE_COMPILE_CACHE: join(root, ".cache", "compiled"), ...process.env };
  // No messages are sent on the IPC channel. Its end tells the child that this process has ended.
  const child = spawn(node, args, { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.once("error", (error) => {
    console.error(`This project's Node.js does not start: ${error.message}`);
    console.error("Remove the node_modules folder and try again.");
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Ends the child when npm is killed and can't forward a signal. The scripts use `exec`, so npm is the parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || child.kill("SIGTERM"), parentCheckMs).unref();
}
