import { services, standIns } from "@wordlehint/contracts/services";
import { portsFrom } from "../ports.ts";
import { planProcesses } from "./plan-processes.ts";

const generated = {
  SERVICE_TOKEN: "token",
  PREVIEW_KEY: "key",
  SCHEDULE_SEED: "seed",
  STRIPE_STAND_IN_KEY: "stand-in",
};
const plan = (env: NodeJS.ProcessEnv, variables: Record<string, string> = generated) =>
  planProcesses({
    ports: portsFrom({}),
    dataDir: "/nowhere",
    secrets: { variables, firstEditor: { email: "e", password: "p" } },
    env,
  });
const names = (env: NodeJS.ProcessEnv) => plan(env).map(({ name }) => name);
const environmentOf = async (name: string, env: NodeJS.ProcessEnv, variables?: Record<string, string>) => {
  const launch = await plan(env, variables)
    .find((one) => one.name === name)
    ?.prepare(() => undefined);
  return launch?.env ?? {};
};

describe("The processes of the product", () => {
  it("include every service, the site, the stores and the stand-ins", () => {
    expect(names({}).sort()).toEqual(
      [...Object.keys(services), "mongo", "nats", "site", ...Object.keys(standIns)].sort(),
    );
  });

  it.each([
    ["SMTP_URL", "smtps://mail.example.org", "mailbox"],
    ["STRIPE_SECRET_KEY", "sk_live_1", "stripe"],
    ["MONGODB_URL", "mongodb://db", "mongo"],
    ["NATS_URL", "nats://broker", "nats"],
    ["SANITY_PROJECT_ID", "abc123", "content-lake"],
  ])("if %s is set to %s leave out %s, and if it is empty don't", (variable, value, name) => {
    expect(names({ [variable]: value })).not.toContain(name);
    expect(names({ [variable]: "" })).toContain(name);
  });

  it("include the studio when the content is in hosted Sanity", () => {
    expect(names({ SANITY_PROJECT_ID: "abc123" })).toContain("studio");
  });

  it("listen on ports of their own", () => {
    const ports = plan({}).flatMap(({ port, adminPort, smtpPort }) =>
      [port, adminPort, smtpPort].filter((one) => one !== undefined),
    );
    expect(new Set(ports).size).toBe(ports.length);
  });
});

describe("The environment of a process", () => {
  it("leads to the content in our lake, or in hosted Sanity", async () => {
    expect(await environmentOf("gateway", {})).toMatchObject({
      SANITY_API_HOST: "http://127.0.0.1:3333",
      SANITY_TOKEN: "token",
      CONTENT_IMAGES_URL: "http://127.0.0.1:3333",
    });
    const hosted = await environmentOf("gateway", { SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "theirs" });
    expect(hosted).toMatchObject({ SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "theirs" });
    expect(hosted).not.toHaveProperty("CONTENT_IMAGES_URL");
    expect(hosted).not.toHaveProperty("SANITY_API_HOST");
  });

  it("names the address of every part that it calls", async () => {
    expect(await environmentOf("gateway", {})).toMatchObject({
      RIDDLE_URL: "http://127.0.0.1:8012",
      SITE_URL: "http://127.0.0.1:8001",
      SOCIAL_IMAGES_URL: "http://127.0.0.1:8002",
    });
  });

  it("names the database and the broker only to those that need them", async () => {
    const stores = {
      MONGODB_URL: "mongodb://127.0.0.1:8017/?replicaSet=rs0",
      NATS_URL: "nats://127.0.0.1:8022",
    };
    expect(await environmentOf("riddle", {})).toMatchObject(stores);
    expect(await environmentOf("social-images", {})).not.toMatchObject(stores);
  });

  it("holds the seed of the schedule in the riddle service alone", async () => {
    for (const name of Object.keys(services)) {
      const { SCHEDULE_SEED } =
        name === "content-lake" ? {} : await environmentOf(name, { SCHEDULE_SEED: "shell's" });
      expect(SCHEDULE_SEED).toBe(name === "riddle" ? "seed" : undefined);
    }
  });

  it("leads to the local mailbox and payments where the environment names no provider", async () => {
    expect(await environmentOf("notification", {})).toMatchObject({
      PUBLIC_ORIGIN: "http://localhost:8000",
      SMTP_URL: "smtp://127.0.0.1:8026",
    });
    expect(await environmentOf("billing", {})).toMatchObject({
      STRIPE_SECRET_KEY: "sk_test_stand_in",
      STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
      STRIPE_API_URL: "http://127.0.0.1:8040",
      STRIPE_JS_URL: "http://localhost:8040/v3/",
      STRIPE_WEBHOOK_URL: "http://127.0.0.1:8013/webhooks/stripe",
    });
  });

  it("leads to nothing local where the environment has a key of Stripe's", async () => {
    const key = { STRIPE_SECRET_KEY: "sk_live_1" };
    const env = await environmentOf("billing", key, key);
    expect(Object.entries(env).filter(([name]) => name.startsWith("STRIPE_"))).toEqual([
      ["STRIPE_SECRET_KEY", "sk_live_1"],
    ]);
  });

  it("holds a secret that an operator has set in the service that takes it alone", async () => {
    const key = { OPENAI_API_KEY: "sk-tests" };
    for (const name of ["riddle", "auth", "gateway", "social-images"]) {
      const { OPENAI_API_KEY } = await environmentOf(name, key, key);
      expect(OPENAI_API_KEY).toBe(name === "riddle" ? "sk-tests" : undefined);
    }
  });
});
