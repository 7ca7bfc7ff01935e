import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../paths.ts";

const script = join(root, "deploy", "docker", "make-secrets.mjs");

describe("The secrets of the containers", () => {
  let file: string;
  let dir: string;
  const makeSecrets = (...variables: string[]) => {
    execFileSync(process.execPath, [script, file, ...variables]);
    return parseEnv(readFileSync(file, "utf8"));
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "make-secrets-"));
    file = join(dir, "content.env");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("are made once", () => {
    const made = makeSecrets("SERVICE_TOKEN", "PREVIEW_KEY");
    expect(Object.keys(made).sort()).toEqual(["PREVIEW_KEY", "SANITY_TOKEN", "SERVICE_TOKEN"]);
    expect(new Set(Object.values(made)).size).toBe(2);
    for (const secret of Object.values(made)) expect(secret?.length).toBeGreaterThanOrEqual(32);
    expect(makeSecrets("SERVICE_TOKEN", "PREVIEW_KEY")).toEqual(made);
  });

  it("let readers of the content use the lake's token", () => {
    const { SANITY_TOKEN, SERVICE_TOKEN } = makeSecrets("SERVICE_TOKEN");
    expect(SANITY_TOKEN).toBe(SERVICE_TOKEN);
  });

  it("are completed in a file from before one of them existed, without a change to the others", () => {
    const before = { SERVICE_TOKEN: "a=b", SANITY_TOKEN: "a=b", PREVIEW_KEY: "k" };
    writeFileSync(file, "SERVICE_TOKEN=a=b\nSANITY_TOKEN=a=b\nPREVIEW_KEY=k\n", { mode: 0o444 });
    const { SCHEDULE_SEED, ...others } = makeSecrets("SCHEDULE_SEED", "SERVICE_TOKEN", "PREVIEW_KEY");
    expect(others).toEqual(before);
    expect(SCHEDULE_SEED?.length).toBeGreaterThanOrEqual(32);
  });
});
