import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsOf } from "./secrets.ts";

describe("the secrets of an installation", () => {
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

  it("are long, and another installation's are others", () => {
    const [one, other] = ["one", "other"].map((name) => secretsOf(join(dir, name)).secrets);
    expect(one?.serviceToken.length).toBeGreaterThanOrEqual(32);
    expect(one?.previewKey).not.toBe(one?.serviceToken);
    expect(one?.serviceToken).not.toBe(other?.serviceToken);
    expect(one?.firstEditor.password).not.toBe(other?.firstEditor.password);
  });

  it("are for their owner's eyes alone", () => {
    expect(statSync(secretsOf(dir).path).mode & 0o077).toBe(0);
  });
});
