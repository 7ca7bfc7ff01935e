import { portsFrom } from "../ports.ts";
import { planProcesses } from "./plan-processes.ts";

const plan = (env: NodeJS.ProcessEnv) =>
  planProcesses({
    ports: portsFrom({}),
    dataDir: "/nowhere",
    secrets: { serviceToken: "token", previewKey: "key", firstEditor: { email: "e", password: "p" } },
    env,
  });
const names = (env: NodeJS.ProcessEnv) => plan(env).map(({ name }) => name);
const settingsOf = async (name: string, env: NodeJS.ProcessEnv) => {
  const launch = await plan(env)
    .find((one) => one.name === name)
    ?.prepare(() => undefined);
  return launch?.env ?? {};
};

describe("the processes of the product", () => {
  it("are with their stand-ins where the environment names nothing", () => {
    expect(names({})).toEqual(
      expect.arrayContaining(["mongo", "nats", "riddle", "content-lake", "site", "gateway"]),
    );
  });

  it("leave a store out that the environment names", () => {
    expect(names({ MONGODB_URL: "mongodb://db", NATS_URL: "" })).toEqual(
      expect.not.arrayContaining(["mongo"]),
    );
    expect(names({ MONGODB_URL: "mongodb://db", NATS_URL: "" })).toContain("nats");
  });

  it("have the studio alone where the content is in hosted Sanity", () => {
    const hosted = names({ SANITY_PROJECT_ID: "abc123" });
    expect(hosted).toContain("studio");
    expect(hosted).not.toContain("content-lake");
  });

  it("read the content from our lake, or from where the environment says", async () => {
    expect(await settingsOf("gateway", {})).toMatchObject({
      SANITY_API_HOST: "http://127.0.0.1:3333",
      SANITY_TOKEN: "token",
      CONTENT_IMAGES_URL: "http://127.0.0.1:3333",
    });
    const hosted = await settingsOf("gateway", { SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "theirs" });
    expect(hosted).toMatchObject({ SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "theirs" });
    expect(hosted).not.toHaveProperty("CONTENT_IMAGES_URL");
    expect(hosted).not.toHaveProperty("SANITY_API_HOST");
  });
});
