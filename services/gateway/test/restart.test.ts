import { jest } from "@jest/globals";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { eventually, inherited, testEnvironment } from "@wordlehint/local/test-servers";
import { get } from "./support/get.ts";
import { cacheDir, followsEvents } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

jest.setTimeout(120_000);

const main = new URL("../src/main.ts", import.meta.url).pathname;
const running: ChildProcess[] = [];

let site: FakeSite;
let cache: Awaited<ReturnType<typeof cacheDir>>;

beforeEach(async () => {
  site = await startSite();
  cache = await cacheDir();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  await site.stop();
  await cache.remove();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Starts a gateway in a process of its own, which a test can kill. */
async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...testEnvironment("gateway"),
      LOG_LEVEL: "info",
      ...inherited,
      SITE_URL: site.url,
      CACHE_DIR: cache.dir,
    },
  });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url, adminUrl } = JSON.parse(line) as { msg: string; url?: string; adminUrl?: string };
    if (msg !== "listening" || url === undefined || adminUrl === undefined) continue;
    await followsEvents(adminUrl);
    return { url, child };
  }
  throw new Error("the gateway exited before it listened");
}

const keptFiles = async () =>
  (await readdir(join(cache.dir, "pages"))).filter(
    (name) => name.endsWith(".page") || name.endsWith(".stale"),
  );

describe("a gateway that was killed", () => {
  it("serves its cached pages after a restart, even without the renderer", async () => {
    site.show("/about", { body: "About", headers: { "surrogate-key": "about" } });
    const first = await startProcess();
    await get(first.url, "/about");
    await eventually(async () => expect(await keptFiles()).toHaveLength(1));
    await kill(first.child);
    await site.stop();

    const second = await startProcess();
    const debug = { "surrogate-key-debug": testEnvironment("gateway").OPERATOR_KEY ?? "" };
    const { status, text, headers } = await get(second.url, "/about", debug);
    expect([status, text, headers["surrogate-key"]]).toEqual([200, "About", "about"]);
  });

  it.each([
    ["truncated", (file: Buffer) => file.subarray(0, file.length - 3)],
    ["empty", () => Buffer.alloc(0)],
    [
      "changed",
      (file: Buffer) => Buffer.from(file.toString("latin1").replace("About us", "About it"), "latin1"),
    ],
    ["something else", () => Buffer.from("{}\nAbout")],
  ])("ignores a cache file that is %s", async (_how, damage) => {
    site.show("/about", { body: "About us" });
    const first = await startProcess();
    await get(first.url, "/about");
    await eventually(async () => expect(await keptFiles()).toHaveLength(1));
    await kill(first.child);
    const [name = ""] = await keptFiles();
    const path = join(cache.dir, "pages", name);
    await writeFile(path, damage(await readFile(path)));

    site.show("/about", { body: "About us, rendered again" });
    const second = await startProcess();
    expect((await get(second.url, "/about")).text).toBe("About us, rendered again");
  });

  it("exits cleanly on SIGTERM", async () => {
    const { child } = await startProcess();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });
});
