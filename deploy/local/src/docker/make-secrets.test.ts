import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../paths.ts";

const script = join(root, "deploy", "docker", "make-secrets.mjs");
const readers = [
  "riddle:MONGODB_PASSWORD,NATS_PASSWORD,SANITY_TOKEN,SCHEDULE_SEED",
  "content-lake:MONGODB_PASSWORD,NATS_PASSWORD,SERVICE_TOKEN",
  "site:SANITY_TOKEN,RENDERER_KEY",
  "gateway:NATS_PASSWORD,SANITY_TOKEN,PREVIEW_KEY,RENDERER_KEY",
  "mongo:MONGODB_ROOT_PASSWORD,MONGODB_KEYFILE",
];

describe("The secrets of the containers", () => {
  let dir: string;
  const makeSecrets = (args = readers) => {
    const paths = [join(dir, "content.env"), join(dir, "for"), join(dir, "stores")];
    execFileSync(process.execPath, [script, ...paths, ...args]);
    return parseEnv(readFileSync(join(dir, "content.env"), "utf8"));
  };
  const filesOf = (reader: string) => readdirSync(join(dir, "for", reader)).sort();
  const read = (reader: string, name: string) => readFileSync(join(dir, "for", reader, name), "utf8");
  const allFiles = () =>
    readdirSync(join(dir, "for")).map((reader) => filesOf(reader).map((name) => read(reader, name)));
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "make-secrets-"));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("are made once", () => {
    const made = makeSecrets();
    const files = allFiles();
    for (const secret of Object.values(made)) expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(makeSecrets()).toEqual(made);
    expect(allFiles()).toEqual(files);
  });

  it("differ from each other, but for the token by which readers of the content are known to the lake", () => {
    const { SANITY_TOKEN, ...others } = makeSecrets();
    expect(SANITY_TOKEN).toBe(others.SERVICE_TOKEN);
    expect(new Set(Object.values(others)).size).toBe(Object.keys(others).length);
  });

  it("are given to each reader in files of its own, and nobody else's", () => {
    makeSecrets();
    expect(filesOf("riddle")).toEqual(["MONGODB_PASSWORD", "NATS_PASSWORD", "SANITY_TOKEN", "SCHEDULE_SEED"]);
    expect(filesOf("site")).toEqual(["RENDERER_KEY", "SANITY_TOKEN"]);
    expect(read("site", "RENDERER_KEY")).toBe(read("gateway", "RENDERER_KEY"));
    expect(read("riddle", "NATS_PASSWORD")).not.toBe(read("gateway", "NATS_PASSWORD"));
    const { SCHEDULE_SEED = "none" } = makeSecrets();
    for (const reader of ["content-lake", "gateway", "mongo", "nats", "site"]) {
      for (const name of filesOf(reader)) expect(read(reader, name)).not.toContain(SCHEDULE_SEED);
    }
  });

  it("can be read by one user alone", () => {
    makeSecrets();
    for (const file of ["content.env", "for/riddle/SCHEDULE_SEED", "for/nats/passwords.conf"]) {
      expect(statSync(join(dir, file)).mode & 0o777).toBe(0o400);
    }
  });

  it("tell the broker and the database the passwords of their users", () => {
    makeSecrets();
    expect(read("nats", "passwords.conf").trim().split("\n").sort()).toEqual([
      `CONTENT_LAKE_NATS_PASSWORD: "${read("content-lake", "NATS_PASSWORD")}"`,
      `GATEWAY_NATS_PASSWORD: "${read("gateway", "NATS_PASSWORD")}"`,
      `RIDDLE_NATS_PASSWORD: "${read("riddle", "NATS_PASSWORD")}"`,
    ]);
    expect(JSON.parse(read("mongo", "passwords.json"))).toEqual({
      content_lake: read("content-lake", "MONGODB_PASSWORD"),
      riddle: read("riddle", "MONGODB_PASSWORD"),
    });
  });

  it("stay what they were in an installation from before one of them existed", () => {
    const before = { SCHEDULE_SEED: "a=b", SERVICE_TOKEN: "t", SANITY_TOKEN: "another", PREVIEW_KEY: "k" };
    const lines = Object.entries(before).map(([name, secret]) => `${name}=${secret}\n`);
    writeFileSync(join(dir, "content.env"), lines.join(""), { mode: 0o444 });
    expect(makeSecrets()).toMatchObject(before);
    expect(read("riddle", "SCHEDULE_SEED")).toBe("a=b");
    expect(read("riddle", "SANITY_TOKEN")).toBe("another");
    expect(read("content-lake", "SERVICE_TOKEN")).toBe("t");
  });

  it("are kept when they are no longer read", () => {
    const { SCHEDULE_SEED } = makeSecrets();
    expect(makeSecrets(["site:RENDERER_KEY"]).SCHEDULE_SEED).toBe(SCHEDULE_SEED);
  });

  it("leave the data of the stores where they are", () => {
    mkdirSync(join(dir, "stores", "nats", "jetstream"), { recursive: true });
    writeFileSync(join(dir, "stores", "nats", "jetstream", "meta"), "kept");
    makeSecrets();
    expect(readFileSync(join(dir, "stores", "nats", "jetstream", "meta"), "utf8")).toBe("kept");
  });
});
