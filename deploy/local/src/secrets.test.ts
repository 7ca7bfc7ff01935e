import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsOf, secretVariables } from "./secrets.ts";

describe("The secrets of an installation", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "secrets-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("are made once and kept", () => {
    const first = secretsOf(join(dir, "new"));
    expect(first.areNew).toBe(true);
    expect(secretsOf(join(dir, "new"))).toEqual({ ...first, areNew: false });
  });

  it("are long, and differ from each other and between installations", () => {
    const [one, other] = ["one", "other"].map((name) => secretsOf(join(dir, name)).secrets);
    const all = [one, other].flatMap((secrets) => Object.values(secrets?.variables ?? {}));
    expect(new Set(all).size).toBe(2 * secretVariables.length);
    for (const secret of all) expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(one?.firstEditor.password).not.toBe(other?.firstEditor.password);
  });

  it("can be read by their owner alone", () => {
    expect(statSync(secretsOf(dir).path).mode & 0o077).toBe(0);
  });

  it("give way to what the environment says, which isn't kept", () => {
    const seed = "a seed of the operator's own, long enough";
    expect(secretsOf(dir, { SCHEDULE_SEED: seed }).secrets.variables.SCHEDULE_SEED).toBe(seed);
    expect(secretsOf(dir, { SCHEDULE_SEED: "" }).secrets.variables.SCHEDULE_SEED).not.toBe(seed);
  });

  it("are completed in a file from before one of them existed, without a change to the others", () => {
    const before = { serviceToken: "t", previewKey: "k", firstEditor: { email: "e", password: "p" } };
    writeFileSync(join(dir, "secrets.json"), JSON.stringify(before), { mode: 0o644 });
    const { secrets, path, areNew } = secretsOf(dir);
    expect(areNew).toBe(false);
    expect(secrets.variables).toMatchObject({ SERVICE_TOKEN: "t", PREVIEW_KEY: "k" });
    expect(secrets.firstEditor).toEqual(before.firstEditor);
    expect(secrets.variables.SCHEDULE_SEED?.length).toBeGreaterThanOrEqual(32);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({
      ...before,
      scheduleSeed: secrets.variables.SCHEDULE_SEED,
    });
    expect(statSync(path).mode & 0o077).toBe(0);
  });
});
