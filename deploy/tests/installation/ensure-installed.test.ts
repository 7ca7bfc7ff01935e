import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "@wordlehint/local/machine/run";

const script = new URL("../../local/bin/ensure-installed.mjs", import.meta.url).href;

/** Stands in for npm: records its calls, and installs the one package of the lock file unless it is told to fail. */
const fakeNpm = `#!/bin/sh
echo "$@" >> calls
[ -e refuse ] && { echo "no registry" >&2; exit 1; }
rm -rf node_modules; mkdir -p node_modules/node/bin; : > node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
`;

describe("The installation before every command", () => {
  let dir: string;
  const lock = (version: string) =>
    writeFileSync(join(dir, "package-lock.json"), `{"packages":{"node_modules/a":{"version":"${version}"}}}`);
  const lockLink = (folder: string) =>
    writeFileSync(
      join(dir, "package-lock.json"),
      `{"packages":{"node_modules/a":{"resolved":"${folder}","link":true}}}`,
    );
  const calls = () =>
    existsSync(join(dir, "calls")) ? readFileSync(join(dir, "calls"), "utf8").trim().split("\n") : [];
  const ensureInstalled = () =>
    run(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import(${JSON.stringify(script)}).then((m) => m.ensureInstalled(process.cwd()))`,
      ],
      { cwd: dir, env: { PATH: `${dir}/bin:/usr/bin:/bin` } },
    );

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "ensure-installed-"));
    mkdirSync(join(dir, "bin"));
    writeFileSync(join(dir, "bin", "npm"), fakeNpm);
    chmodSync(join(dir, "bin", "npm"), 0o755);
    lock("1.0.0");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("happens once", async () => {
    await ensureInstalled();
    await ensureInstalled();
    expect(calls()).toEqual(["ci --no-audit --no-fund"]);
  });

  it("happens again when the lock file changes", async () => {
    await ensureInstalled();
    lock("1.0.1");
    await ensureInstalled();
    expect(calls()).toHaveLength(2);
  });

  it("happens again when a package of the repository moves to another folder", async () => {
    lockLink("old/a");
    await ensureInstalled();
    lockLink("new/a");
    await ensureInstalled();
    expect(calls()).toHaveLength(2);
  });

  it("is left out if npm itself has installed the packages", async () => {
    await ensureInstalled();
    rmSync(join(dir, "node_modules", ".installed-for"));
    await ensureInstalled();
    expect(calls()).toHaveLength(1);
  });

  it("shows npm's output when it fails, and is tried again the next time", async () => {
    writeFileSync(join(dir, "refuse"), "");
    await expect(ensureInstalled()).rejects.toMatchObject({
      stderr: expect.arrayContaining(["no registry"]) as unknown,
    });
    rmSync(join(dir, "refuse"));
    await ensureInstalled();
    expect(calls()).toHaveLength(2);
  });
});
