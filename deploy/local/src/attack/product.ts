import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../paths.ts";
import { portsFrom } from "../ports.ts";
import { browserUrl, loopbackUrl } from "../processes/installation.ts";
import { secretsOf } from "../secrets.ts";
import { spawnChild } from "../supervise/child.ts";
import { filesNamedIn, pages, pageDataOf } from "./pages.ts";
import { sendFrom } from "./send.ts";
import { StudioSession } from "./studio-session.ts";
import type { Target } from "./target.ts";

export interface Product {
  target: Target;
  /** The process that has started all others. */
  pid: number;
  stop(): Promise<void>;
}

const defaultPortBase = "27000";
const stopMs = 10_000;
const fileBytes = 24 * 1024 * 1024;

/**
 * Starts the product with data of its own, on the ports of `PORT_BASE`. Its editor has a password, there is a large
 * file, and every page that players visit has been rendered with its pictures.
 * @throws when the product ends before it is ready.
 */
export async function startProduct(durationMs: number): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordlehint-attack-"));
  const PORT_BASE = process.env.PORT_BASE ?? defaultPortBase;
  const env = { ...process.env, PORT_BASE, DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const ready = Promise.withResolvers<string>();
  const child = await spawnChild({
    command: process.execPath,
    args: ["--disable-warning=ExperimentalWarning", join(root, "deploy/local/src/start.ts")],
    env,
    onLine: (line) => {
      if (line.includes("is running, after")) ready.resolve(line);
      if (line.includes("| ended (")) console.log(line);
    },
  });
  const stop = async () => {
    await child.stop(stopMs);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      ready.promise,
      child.exited.then(() => Promise.reject(new Error("the product ended before it was ready"))),
    ]);
    return { target: await prepare(env, dataDir, durationMs), pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(env: NodeJS.ProcessEnv, dataDir: string, durationMs: number): Promise<Target> {
  const ports = portsFrom(env);
  const site = loopbackUrl(ports.gateway);
  const lake = loopbackUrl(ports["content-lake"]);
  const studio = browserUrl(ports["content-lake"]);
  const send = sendFrom("127.0.0.1");
  const { email, password: first } = secretsOf(dataDir).secrets.firstEditor;
  const password = randomBytes(12).toString("base64url");
  const session = new StudioSession(send, { lake, studio });
  await session.signIn(email, first);
  await session.changePassword(first, password);
  const uploaded = await session.post("/assets/files/production", randomBytes(fileBytes));
  const { path } = (uploaded as { document: { path: string } }).document;
  for (const page of pages) {
    const { body } = await send(site + page);
    for (const file of filesNamedIn(body)) await send(site + file);
    await send(site + pageDataOf(page));
  }
  const readToken = await addReadToken(env);
  return { site, lake, studio, durationMs, editor: { email, password }, readToken, filePath: `/${path}` };
}

/** Adds a token with the content lake's command line, which shows it once. */
async function addReadToken(env: NodeJS.ProcessEnv): Promise<string> {
  const args = [join(root, "deploy/local/src/lake.ts"), "tokens", "add", "reader", "--read"];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...env, LOG_LEVEL: "error" },
  });
  const token = /\b\S{32,}\b/.exec(stdout)?.[0];
  if (token === undefined) throw new Error("the content lake's command line showed no token");
  return token;
}
