import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { busConfig, ConfigError, mongoConfig, originSchema, parseConfig, serviceConfig } from "./config.ts";

const schema = z.object({ ...serviceConfig, ...busConfig, ...mongoConfig("test") });
const sound = { PORT: "8012", NATS_URL: "nats://broker:4222", MONGODB_URL: "mongodb://database/?a=b" };

const complaint = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

it("fills in defaults", () => {
  expect(parseConfig(schema, sound)).toEqual({
    HOST: "127.0.0.1",
    PORT: 8012,
    LOG_LEVEL: "info",
    NATS_URL: "nats://broker:4222",
    ALLOWED_HOSTS: new Set(),
    BUS_NAMESPACE: "",
    BUS_REPLICAS: 1,
    MONGODB_URL: "mongodb://database/?a=b",
    MONGODB_DATABASE: "test",
  });
});

it("treats an empty variable as unset", () => {
  expect(parseConfig(schema, { ...sound, LOG_LEVEL: "", HOST: "", BUS_REPLICAS: "" })).toMatchObject({
    LOG_LEVEL: "info",
    HOST: "127.0.0.1",
    BUS_REPLICAS: 1,
  });
  expect(complaint({ ...sound, PORT: "" })).toMatch(/PORT: must be set/);
});

it.each(["0", "65535"])("accepts the port %s", (PORT) => {
  expect(parseConfig(schema, { ...sound, PORT }).PORT).toBe(Number(PORT));
});

describe("a variable that is unset", () => {
  let SECRETS_DIR: string;
  beforeEach(() => {
    SECRETS_DIR = mkdtempSync(join(tmpdir(), "config-"));
    writeFileSync(join(SECRETS_DIR, "NATS_PASSWORD"), "from the file\n");
  });
  afterEach(() => rmSync(SECRETS_DIR, { recursive: true }));

  it.each([{}, { NATS_PASSWORD: "" }])("is read from its file in SECRETS_DIR: %j", (env) => {
    expect(parseConfig(schema, { ...sound, SECRETS_DIR, ...env }).NATS_PASSWORD).toBe("from the file");
  });

  it("isn't read from a file when the environment holds it", () => {
    const env = { ...sound, SECRETS_DIR, NATS_PASSWORD: "given" };
    expect(parseConfig(schema, env).NATS_PASSWORD).toBe("given");
  });

  it("stays unset without a file, or without the folder", () => {
    expect(parseConfig(schema, { ...sound, SECRETS_DIR }).MONGODB_PASSWORD).toBeUndefined();
    const missing = join(SECRETS_DIR, "missing");
    expect(parseConfig(schema, { ...sound, SECRETS_DIR: missing }).NATS_PASSWORD).toBeUndefined();
  });

  it("is refused by its rule and without its value when the file is malformed", () => {
    writeFileSync(join(SECRETS_DIR, "BUS_REPLICAS"), "s3cret");
    expect(complaint({ ...sound, SECRETS_DIR })).toMatch(/BUS_REPLICAS: must be a whole number/);
    expect(complaint({ ...sound, SECRETS_DIR })).not.toContain("s3cret");
  });
});

describe("a variable whose file another one names", () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "config-"));
    writeFileSync(join(dir, "password"), "from the file\n");
    writeFileSync(join(dir, "empty"), "\n");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("is read from it", () => {
    const NATS_PASSWORD_FILE = join(dir, "password");
    expect(parseConfig(schema, { ...sound, NATS_PASSWORD_FILE }).NATS_PASSWORD).toBe("from the file");
  });

  it("takes its own value first", () => {
    const env = { ...sound, NATS_PASSWORD: "given", NATS_PASSWORD_FILE: "/dev/null" };
    expect(parseConfig(schema, env).NATS_PASSWORD).toBe("given");
  });

  it("stays unset if the file is empty", () => {
    const env = { ...sound, NATS_PASSWORD_FILE: join(dir, "empty") };
    expect(parseConfig(schema, env).NATS_PASSWORD).toBeUndefined();
  });

  it("is refused if the file can't be read", () => {
    const NATS_PASSWORD_FILE = join(dir, "missing");
    expect(complaint({ ...sound, NATS_PASSWORD_FILE })).toContain(
      "NATS_PASSWORD_FILE: the file can't be read (ENOENT)",
    );
  });
});

it("names every variable that is missing", () => {
  const message = complaint({});
  for (const name of ["PORT", "NATS_URL", "MONGODB_URL"]) expect(message).toContain(`${name}: must be set`);
});

it("lets a schema say how to set a variable that is missing", () => {
  const withSeed = z.object({ SEED: z.string({ error: "must be set, for example with dice" }) });
  expect(() => parseConfig(withSeed, {})).toThrow("SEED: must be set, for example with dice");
});

it.each([
  ["PORT", "65536", "whole number from 0 to 65535"],
  ["PORT", "-1", "whole number from 0 to 65535"],
  ["PORT", "80.5", "whole number from 0 to 65535"],
  ["PORT", "0x50", "whole number from 0 to 65535"],
  ["PORT", "1e3", "whole number from 0 to 65535"],
  ["PORT", " 80", "whole number from 0 to 65535"],
  ["PORT", "9".repeat(400), "whole number from 0 to 65535"],
  ["BUS_REPLICAS", "0", "whole number from 1 to 5"],
  ["BUS_REPLICAS", "three", "whole number from 1 to 5"],
  ["LOG_LEVEL", "loud", "Invalid option"],
  ["NATS_URL", "http://s3cret@broker", "must start with nats://"],
  ["BUS_NAMESPACE", "s3cret.>", "letters, digits, hyphens"],
  ["MONGODB_URL", "postgres://user:s3cret@database", "must be a connection string"],
])("refuses %s=%s by its rule and without its value", (name, value, rule) => {
  const message = complaint({ ...sound, [name]: value });
  expect(message).toContain(`  ${name}: `);
  expect(message).toContain(rule);
  expect(message).not.toContain(value);
});

it("reports all faults at once", () => {
  expect(complaint({ ...sound, PORT: "x", NATS_URL: "y" })).toMatch(/PORT: .*\n.*NATS_URL: /);
});

describe("an origin", () => {
  it("is parsed to the form that browsers send", () => {
    expect(originSchema.parse("https://Studio.example:443/")).toBe("https://studio.example");
    expect(originSchema.parse("http://127.0.0.1:8012")).toBe("http://127.0.0.1:8012");
  });

  it.each([
    "studio.example",
    "ftp://studio.example",
    "https://studio.example/path",
    "https://studio.example/?query",
    "https://studio.example/#fragment",
    "https://name:password@studio.example",
  ])("is never %s", (text) => {
    expect(originSchema.safeParse(text).success).toBe(false);
  });
});
