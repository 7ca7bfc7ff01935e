import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { eventually, inherited, testEnvironment } from "@wordlehint/test-servers";
import { get } from "./support/get.ts";
import { cacheDir, followsEvents } from "./support/start-gateway.ts";
import { startSite, type FakeSite } from "./support/start-site.ts";

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

  it("ignores cache files that are truncated, empty, changed or something else", async () => {
    const damages: Record<string, (file: Buffer) => Buffer> = {
      truncated: (file) => file.subarray(0, file.length - 3),
      empty: () => Buffer.alloc(0),
      changed: (file) => Buffer.from(file.toString("latin1").replace("About us", "About it"), "latin1"),
      else: () => Buffer.from("{}\nAbout"),
    };
    const pages = Object.keys(damages).map((how) => `/${how}`);
    const files: Record<string, string> = {};
    const first = await startProcess();
    for (const page of pages) {
      site.show(page, { body: "About us" });
      await get(first.url, page);
      const isNew = (name: string) => !Object.values(files).includes(name);
      const [name = ""] = await eventually(async () => {
        const added = (await keptFiles()).filter(isNew);
        expect(added).toHaveLength(1);
        return added;
      });
      files[page] = name;
    }
    await kill(first.child);
    for (const [how, damage] of Object.entries(damages)) {
      const path = join(cache.dir, "pages", files[`/${how}`] ?? "");
      await writeFile(path, damage(await readFile(path)));
    }

    for (const page of pages) site.show(page, { body: "About us, rendered again" });
    const second = await startProcess();
    for (const page of pages)
      expect([page, (await get(second.url, page)).text]).toEqual([page, "About us, rendered again"]);
  });

  it("exits cleanly on SIGTERM", async () => {
    const { child } = await startProcess();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });
});
