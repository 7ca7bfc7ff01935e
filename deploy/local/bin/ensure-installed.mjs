import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { showWaiting } from "./show-waiting.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs `npm ci` unless the packages of package-lock.json are installed. */
export async function ensureInstalled(root) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const modules = join(root, "node_modules");
  const stampFile = join(modules, ".installed-for");
  const stamp = `${createHash("sha256").update(lock).digest("hex")} ${process.platform} ${process.arch}\n`;
  if (readIfThere(stampFile) === stamp) return;
  if (!isInstalled(modules, JSON.parse(lock))) await install(root);
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Returns true if npm's own record of installed packages has each one in the wanted version. */
function isInstalled(modules, lock) {
  const record = readIfThere(join(modules, ".package-lock.json"));
  if (record === undefined || !existsSync(join(modules, "node", "bin", "node"))) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional);
    // A package of this repository has no version here, but the folder that it is linked to.
    return found.version === wanted.version && (!wanted.link || found.resolved === wanted.resolved);
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

async function install(root) {
  const waiting = showWaiting("Installing dependencies; this takes a minute or two the first time");
  const { code, output } = await runNpm(root, ["ci", "--no-audit", "--no-fund"]);
  waiting.end(code === 0);
  if (code === 0) return;
  console.error(output);
  console.error("\nnpm ci failed; its output is above. It needs access to an npm registry.");
  process.exit(1);
}

/** Runs npm on the Node.js that it came with, since the one in node_modules is about to be replaced. */
async function runNpm(root, args) {
  const { npm_execpath: npm, npm_node_execpath: node, PATH = "" } = process.env;
  const [command, before] = npm && node && existsSync(node) ? [node, [npm]] : ["npm", []];
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(join(root, "node_modules")));
  const env = { ...process.env, PATH: path.join(delimiter), NODE_ENV: "development" };
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(command, [...before, ...args], { cwd: root, env, stdio, detached: true });
  endWithThisProcess(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Ends npm when this process ends in any way, so that it doesn't interfere with the next installation. */
function endWithThisProcess(child) {
  if (child.pid === undefined) return;
  const script = fileURLToPath(new URL("../src/supervise/guard.sh", import.meta.url));
  const guard = spawn("/bin/sh", [script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.stdin.write(`+${child.pid}\n`);
  const abandon = () => {
    process.kill(-child.pid, "SIGKILL");
    process.exit(130);
  };
  for (const signal of signals) process.on(signal, abandon);
  child.once("exit", () => {
    guard.stdin.end(`-${child.pid}\n`);
    for (const signal of signals) process.off(signal, abandon);
  });
}
