import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeDataDir } from "../src/data-dir.ts";
import { run } from "../src/machine/run.ts";
import { root } from "../src/paths.ts";

describe("The data folder", () => {
  let base: string;
  let dir: string;
  const reset = () =>
    run(process.execPath, [join(root, "deploy", "local", "src", "reset.ts")], {
      env: { ...process.env, NODE_OPTIONS: "", DATA_DIR: dir },
    });
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), "data-dir-"));
    dir = join(base, "data");
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it("is used by one launcher at a time", () => {
    const lock = takeDataDir(dir);
    expect(() => takeDataDir(dir)).toThrow(
      `is already running with this data folder (process ${process.pid})`,
    );
    lock.release();
    takeDataDir(dir).release();
  });

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
