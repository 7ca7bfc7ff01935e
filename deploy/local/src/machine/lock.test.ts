import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockHolder, takeLock } from "./lock.ts";

describe("A lock file", () => {
  let dir: string;
  let path: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "lock-"));
    path = join(dir, "sub", "a.lock");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("is held by one process at a time", () => {
    expect(takeLock(path)).toMatchObject({ wasLeftBehind: false });
    expect(takeLock(path)).toMatchObject({ pid: process.pid });
    expect(lockHolder(path)).toMatchObject({ pid: process.pid });
    expect(readdirSync(join(dir, "sub"))).toEqual(["a.lock"]);
  });

  it("can be taken again after it was released", () => {
    const lock = takeLock(path);
    if (!("release" in lock)) throw new Error("the lock was not taken");
    lock.release();
    expect(lockHolder(path)).toBeUndefined();
    expect(takeLock(path)).toMatchObject({ wasLeftBehind: false });
  });

  it.each([
    ["a process that has ended", JSON.stringify({ pid: 2 ** 30, started: "" })],
    ["an earlier process with the same id", JSON.stringify({ pid: process.pid, started: "1" })],
    ["a malformed file", "{"],
  ])("is taken over from %s", (_holder, content) => {
    takeLock(path);
    writeFileSync(path, content);
    expect(takeLock(path)).toMatchObject({ wasLeftBehind: true });
  });
});
