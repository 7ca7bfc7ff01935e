import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RotatingFile } from "./rotating-file.ts";

describe("A log file", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "rotating-file-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("is appended to by the next start", () => {
    for (const line of ["first", "second"]) {
      const file = new RotatingFile(join(dir, "logs", "a.log"));
      file.writeLine(line);
      file.close();
    }
    expect(readFileSync(join(dir, "logs", "a.log"), "utf8")).toBe("first\nsecond\n");
  });

  it("is renamed when it is full, and the oldest file is deleted", () => {
    const file = new RotatingFile(join(dir, "a.log"), 8);
    for (let line = 1; line <= 6; line += 1) file.writeLine(`line ${line}`);
    file.close();
    const read = (name: string) => readFileSync(join(dir, name), "utf8");
    expect(readdirSync(dir).sort()).toEqual(["a.log", "a.log.1", "a.log.2", "a.log.3"]);
    expect(read("a.log")).toBe("line 6\n");
    expect(read("a.log.3")).toBe("line 3\n");
  });
});
