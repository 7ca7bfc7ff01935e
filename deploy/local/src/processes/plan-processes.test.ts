import { services, standIns } from "@wordlehint/contracts/services";
import { portsFrom } from "../ports.ts";
import { planProcesses } from "./plan-processes.ts";

const plan = (env: NodeJS.ProcessEnv) =>
  planProcesses({
    ports: portsFrom({}),
    dataDir: "/nowhere",
    secrets: {
      variables: {
        SERVICE_TOKEN: "token",
        PREVIEW_KEY: "key",
        SCHEDULE_SEED: "seed",
        STRIPE_STAND_IN_KEY: "stand-in",
      },
      firstEditor: { email: "e", password: "p" },
    },
    env,
  });
const names = (env: NodeJS.ProcessEnv) => plan(env).map(({ name }) => name);
const environmentOf = async (name: string, env: NodeJS.ProcessEnv) => {
  const launch = await plan(env)
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

  it("leave out the mailbox when the environment names a mail server", () => {
    expect(names({ SMTP_URL: "smtps://mail.example.org" })).not.toContain("mailbox");
    expect(names({ SMTP_URL: "" })).toContain("mailbox");
  });

  it("leave out a store that the environment names", () => {
    const stores = names({ MONGODB_URL: "mongodb://db", NATS_URL: "" });
    expect(stores).not.toContain("mongo");
    expect(stores).toContain("nats");
  });

  it("include the studio instead of the lake when the content is in hosted Sanity", () => {
    const hosted = names({ SANITY_PROJECT_ID: "abc123" });
    expect(hosted).toContain("studio");
    expect(hosted).not.toContain("content-lake");
  });

  it("leave out the local payments when the environment has a key of Stripe's", () => {
    expect(names({ STRIPE_SECRET_KEY: "sk_live_1" })).not.toContain("stripe");
    expect(names({ STRIPE_SECRET_KEY: "" })).toContain("stripe");
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

  it("has the links in mails and feeds lead to the local site, and sends mails to the local mailbox", async () => {
    expect(await environmentOf("notification", {})).toMatchObject({
      PUBLIC_ORIGIN: "http://localhost:8000",
      SMTP_URL: "smtp://127.0.0.1:8026",
    });
  });

  it("names the database and the broker only to who needs them", async () => {
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
    expect(await environmentOf("notification", {})).toMatchObject({ SMTP_URL: "smtp://127.0.0.1:8026" });
    expect(await environmentOf("billing", {})).toMatchObject({
      STRIPE_SECRET_KEY: "sk_test_stand_in",
      STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
      STRIPE_API_URL: "http://127.0.0.1:8040",
      STRIPE_JS_URL: "http://localhost:8040/v3/",
      STRIPE_WEBHOOK_URL: "http://127.0.0.1:8013/webhooks/stripe",
    });
  });

  it("leads to nothing local where the environment has a key of Stripe's", async () => {
    const billing = planProcesses({
      ports: portsFrom({}),
      dataDir: "/nowhere",
      secrets: { variables: { STRIPE_SECRET_KEY: "sk_live_1" }, firstEditor: { email: "e", password: "p" } },
      env: { STRIPE_SECRET_KEY: "sk_live_1" },
    }).find(({ name }) => name === "billing");
    const { env = {} } = (await billing?.prepare(() => undefined)) ?? {};
    expect(Object.entries(env).filter(([name]) => name.startsWith("STRIPE_"))).toEqual([
      ["STRIPE_SECRET_KEY", "sk_live_1"],
    ]);
  });

  it("holds a secret that an operator has set in the service that takes it alone", async () => {
    const env = { OPENAI_API_KEY: "sk-tests" };
    const launches = planProcesses({
      ports: portsFrom({}),
      dataDir: "/nowhere",
      secrets: { variables: { OPENAI_API_KEY: "sk-tests" }, firstEditor: { email: "e", password: "p" } },
      env,
    });
    for (const { name, prepare } of launches) {
      if (!["riddle", "auth", "gateway", "social-images"].includes(name)) continue;
      const { OPENAI_API_KEY } = (await prepare(() => undefined)).env ?? {};
      expect(OPENAI_API_KEY).toBe(name === "riddle" ? "sk-tests" : undefined);
    }
  });
});
