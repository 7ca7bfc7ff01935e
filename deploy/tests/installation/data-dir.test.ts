import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeDataDir } from "@wordlehint/local/data-dir";
import { run } from "@wordlehint/local/machine/run";
import { root } from "@wordlehint/local/paths";

describe("The data folder", () => {
  let base: string;
  let dir: string;
  let umask: number;
  const reset = () =>
    run(process.execPath, [join(root, "deploy", "local", "src", "reset.ts")], {
      env: { ...process.env, NODE_OPTIONS: "", DATA_DIR: dir },
    });
  beforeEach(() => {
    umask = process.umask(0o022);
    base = mkdtempSync(join(tmpdir(), "data-dir-"));
    dir = join(base, "data");
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(base, { recursive: true });
  });

  it("is used by one launcher at a time", () => {
    const lock = takeDataDir(dir);
    expect(() => takeDataDir(dir)).toThrow(
      `is already running with this data folder (process ${process.pid})`,
    );
    lock.release();
    takeDataDir(dir).release();
  });

  it.each(["new", "made by a version that let others read it"])(
    "is for its owner alone, as is what this process and those that it starts write there: %s",
    async (age) => {
      if (age !== "new") mkdirSync(dir, { mode: 0o755 });
      takeDataDir(dir).release();
      mkdirSync(join(dir, "logs"));
      writeFileSync(join(dir, "logs", "auth.log"), "");
      const file = JSON.stringify(join(dir, "mongo.sqlite"));
      await run(process.execPath, ["-e", `require("node:fs").writeFileSync(${file}, "")`]);
      const paths = ["", ...readdirSync(dir, { recursive: true, encoding: "utf8" })];
      expect(paths).toEqual(expect.arrayContaining(["logs/auth.log", "mongo.sqlite", "README"]));
      for (const path of paths) expect([path, statSync(join(dir, path)).mode & 0o077]).toEqual([path, 0]);
    },
  );

  it("is removed by a reset, which names what it contained", async () => {
    takeDataDir(dir).release();
    writeFileSync(join(dir, "riddles"), "");
    expect(await reset()).toBe(`Removed ${dir} (README, riddles).`);
    expect(existsSync(dir)).toBe(false);
    expect(await reset()).toContain("nothing to remove");
  });

  it("is not removed while it is used", async () => {
    takeDataDir(dir);
    await expect(reset()).rejects.toThrow(`WordleHint is running (process ${process.pid})`);
    expect(existsSync(dir)).toBe(true);
  });

  it("is not removed if it isn't a data folder", async () => {
    dir = base;
    writeFileSync(join(base, "letter"), "");
    await expect(reset()).rejects.toThrow("so it was not removed");
    expect(existsSync(join(base, "letter"))).toBe(true);
  });
});
