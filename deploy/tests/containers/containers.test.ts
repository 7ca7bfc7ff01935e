import { services, standIns } from "@wordlehint/contracts/services";
import { compose } from "@wordlehint/local/docker/compose-project";
import { formatTable } from "@wordlehint/local/console/table";
import { eventually } from "@wordlehint/test-servers";
import {
  addDraft,
  getContents,
  getRiddle,
  getText,
  playerEmail,
  registerPlayer,
  type Contents,
  type Tokens,
} from "./support/contents.ts";
import { addressIn, connectFrom, runInside, secretsInside } from "./support/inside.ts";
import {
  containerOf,
  crashInside,
  docker,
  imageSizes,
  project,
  restartsOf,
  runningContainers,
  siteUrl,
  studioUrl,
} from "./support/project.ts";
import { countsDuring, requestDuring, requestOneByOne, requestTogether } from "./support/replicas.ts";

/** The tests follow one installation from its first start to its removal, each in the state that the last one left. */
const ours = [...Object.keys(services), "site", ...Object.keys(standIns)];
const patience = { withinMs: 180_000, everyMs: 500 };

let tokens: Tokens;
let contents: Contents;

const up = (...args: readonly string[]) => compose(project, "up", "--detach", "--wait", ...args);
const print = (text: string) => process.stdout.write(`\n${text}\n`);

async function expectAllHealthy(): Promise<void> {
  const states = (await runningContainers()).map(({ Service, State, Health }) => [Service, State, Health]);
  const healthy = [...ours, "mongo"].map((name) => [name, "running", "healthy"]);
  expect(states.sort()).toEqual([...healthy, ["nats", "running", ""]].sort());
}

describe("A first start with nothing but docker compose up --build", () => {
  beforeAll(async () => {
    await up("--build");
    tokens = { lake: await addDraft(), player: await registerPlayer() };
    contents = await getContents(tokens);
  });

  it("makes every container healthy", expectAllHealthy);

  it("shows today's riddle on the home page", async () => {
    const [{ riddle, puzzleNumber }, html] = await Promise.all([getRiddle(), getText(siteUrl)]);
    const page = html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    for (const part of [...riddle.split("\n"), String(puzzleNumber)]) expect(page).toContain(part);
  });

  it("serves the studio with its script", async () => {
    const script = /<script[^>]+src="(?<path>[^"]+)"/.exec(await getText(studioUrl))?.groups?.path;
    expect((await getText(new URL(script ?? "none", studioUrl).href)).length).toBeGreaterThan(10_000);
  });

  it("draws the home page's picture for social networks", async () => {
    const picture = /property="og:image" content="(?<url>[^"]+)"/.exec(await getText(siteUrl))?.groups?.url;
    const response = await fetch(picture ?? "none");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  it("has players' accounts, which operators can find", async () => {
    expect(contents.account).toMatchObject({ email: playerEmail, isSubscribed: false });
    const find = ["node", "src/cli/accounts.ts", "find", playerEmail];
    expect(await compose(project, "exec", "-T", "auth", ...find)).toContain(contents.account.id);
  });

  it("needs no image over 700 MB, and for a service not much more than its base image", async () => {
    const megabytes = await imageSizes();
    const rows = [...megabytes].map(([name, size]) => [name, `${size} MB`]);
    print(formatTable(rows, [1]));
    const sizeOf = (name: string) => megabytes.get(name) ?? Infinity;
    for (const name of ours) expect(sizeOf(`${project.name}-${name}`)).toBeLessThan(700);
    // Node.js with one script.
    const base = sizeOf(`${project.name}-secrets`);
    for (const name of ["gateway", "riddle", "auth"])
      expect(sizeOf(`${project.name}-${name}`) - base).toBeLessThan(80);
  });
});

describe("A container", () => {
  it.each([...ours, "mongo", "nats"])(
    "has no rights beyond a user's, and can't change its files: %s",
    async (name) => {
      const script = "grep -E '^(Uid|CapBnd|NoNewPrivs):' /proc/1/status; touch /changed 2>&1 || true";
      const output = await docker("exec", await containerOf(name), "sh", "-c", script);
      expect(output).toMatch(/^Uid:\s+[1-9]\d*\s/m);
      expect(output).toMatch(/^CapBnd:\s+0+$/m);
      expect(output).toMatch(/^NoNewPrivs:\s+1$/m);
      expect(output).toMatch(/Read-only file system/);
    },
  );

  it("has its own secrets alone", async () => {
    const names = async (service: string) => Object.keys(await secretsInside(service)).sort();
    expect(await names("riddle")).toEqual([
      "AUTH_TO_RIDDLE_KEY",
      "GATEWAY_TO_RIDDLE_KEY",
      "MONGODB_PASSWORD",
      "NATS_PASSWORD",
      "NOTIFICATION_TO_RIDDLE_KEY",
      "RIDDLE_TO_AUTH_KEY",
      "SCHEDULE_SEED",
    ]);
    expect(await names("site")).toEqual(["RENDERER_KEY", "SANITY_TOKEN"]);
    expect(await names("social-images")).toEqual([]);
  });

  it("shows no secret in its settings", async () => {
    const secrets = (await Promise.all(ours.map(secretsInside))).flatMap((files) => Object.values(files));
    const containers = (await runningContainers()).map(({ ID }) => ID);
    const settings = await docker("inspect", ...containers);
    expect(settings).toContain("SECRETS_DIR=/run/secrets");
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter((secret) => settings.includes(secret))).toEqual([]);
  });

  it("can publish its own events and no other service's, whatever it runs", async () => {
    const script = `
      import { readFileSync } from "node:fs";
      import { connect } from "nats";
      const pass = readFileSync("/run/secrets/NATS_PASSWORD", "utf8");
      const bus = await connect({ servers: process.env.NATS_URL, user: "riddle", pass, inboxPrefix: "_INBOX.riddle" });
      const publish = (subject) => bus.jetstream().publish(subject, "{}").then(() => "stored", ({ code }) => code);
      const outcomes = [];
      for (const subject of ["health.riddle", "content.published", "health.gateway"]) outcomes.push(await publish(subject));
      console.log(JSON.stringify(outcomes));
      await bus.close();`;
    const refused = "PERMISSIONS_VIOLATION";
    expect(JSON.parse(await runInside("riddle", script))).toEqual(["stored", refused, refused]);
  });

  it("can't use the broker without its password", async () => {
    const script = `
      import { connect } from "nats";
      const servers = process.env.NATS_URL;
      console.log(await connect({ servers }).then(() => "connected", ({ code }) => code));
      process.exit();`;
    expect((await runInside("riddle", script)).trim()).toBe("AUTHORIZATION_VIOLATION");
  });

  it("reaches the networks that it is in", async () => {
    expect(await connectFrom("riddle", "mongo", 27017)).toBe("connected");
    expect(await connectFrom("riddle", await addressIn("inside", "gateway"), 8000)).toBe("connected");
    expect(await connectFrom("site", "riddle", 8012)).toBe("connected");
    expect(await connectFrom("gateway", "nats", 4222)).toBe("connected");
    expect(await connectFrom("notification", "mailbox", 8026)).toBe("connected");
    expect(await connectFrom("billing", "stripe", 8040)).toBe("connected");
  });

  it.each([
    ["site", "mongo", 27017],
    ["site", "nats", 4222],
    ["social-images", "mongo", 27017],
    ["social-images", "nats", 4222],
    ["gateway", "mongo", 27017],
    ["mailbox", "auth", 8011],
    ["mailbox", "gateway", 9000],
    ["stripe", "content-lake", 3333],
    ["riddle", "api.sanity.io", 443],
  ])("doesn't find what is in other networks: from %s to %s", async (from, to, port) => {
    expect(await connectFrom(from, to, port)).toMatch(/^(ENOTFOUND|EAI_AGAIN|timeout)$/);
  });

  it.each([
    ["riddle", "public", "gateway", 8000],
    ["riddle", "public", "content-lake", 3333],
    ["site", "database", "mongo", 27017],
    ["gateway", "database", "mongo", 27017],
    ["social-images", "broker", "nats", 4222],
    ["mailbox", "inside", "auth", 8011],
  ])(
    "can't reach another network by an address: from %s to the network %s of %s",
    async (from, network, to, port) => {
      expect(await connectFrom(from, await addressIn(network, to), port)).toMatch(
        /^(ENETUNREACH|EHOSTUNREACH|timeout)$/,
      );
    },
  );

  it("gets drafts from the renderer only with the gateway's key", async () => {
    const { RENDERER_KEY = "none" } = await secretsInside("gateway");
    const pageFor = (preview: string) =>
      runInside(
        "social-images",
        `const headers = { "x-preview": ${JSON.stringify(preview)} };
        const response = await fetch(process.env.SITE_URL + "/page-data/index/page-data.json", { headers });
        console.log(await response.text());`,
      );
    expect(await pageFor(RENDERER_KEY)).toContain('"isPreview":true');
    expect(await pageFor("1")).toContain('"isPreview":false');
  });
});

describe("With --scale riddle=3", () => {
  beforeAll(() => up("--no-recreate", "--scale", "riddle=3"));

  it.each([
    ["one after the other", requestOneByOne],
    ["30 at once", requestTogether],
  ])("each replica takes its share of 300 requests %s", async (how, request) => {
    await eventually(
      async () => {
        const counts = await countsDuring(() => request(300));
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = counts.map((count) => Math.round((count / total) * 100));
        print(`Shares of the replicas, ${how}: ${shares.map((share) => `${share} %`).join(", ")}`);
        expect(counts).toHaveLength(3);
        expect(total).toBeGreaterThanOrEqual(300);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(20);
        expect(Math.max(...shares)).toBeLessThanOrEqual(47);
      },
      { withinMs: 10_000 },
    );
  });

  it("no GET is lost when a replica is killed", async () => {
    const [victim] = await runningContainers("riddle");
    const statuses = await requestDuring(() => docker("kill", victim?.ID ?? "none"));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await runningContainers("riddle")).toHaveLength(2);
  });

  it("goes back to one with the next docker compose up", async () => {
    await up();
    expect(await runningContainers("riddle")).toHaveLength(1);
  });
});

describe("A container whose processes are killed", () => {
  it.each([...ours, "mongo", "nats"])("is started again, and nothing is lost: %s", async (name) => {
    const container = await containerOf(name);
    const restarts = await restartsOf(container);
    await crashInside(container);
    await eventually(async () => expect(await restartsOf(container)).toBeGreaterThan(restarts), patience);
    await eventually(expectAllHealthy, patience);
    await eventually(async () => expect(await getContents(tokens)).toEqual(contents));
    expect(await getText(siteUrl)).toContain(String((await getRiddle()).puzzleNumber));
  });
});

describe("A container that docker kill has ended", () => {
  it("runs again after docker compose up", async () => {
    await docker("kill", await containerOf("gateway"));
    await up();
    expect(await getContents(tokens)).toEqual(contents);
  });
});

describe("After docker compose down", () => {
  it("the next start has the same riddle, documents, accounts and tokens", async () => {
    await compose(project, "down");
    await up();
    expect(await getContents(tokens)).toEqual(contents);
  });

  it("with --volumes nothing is left for the next start", async () => {
    await compose(project, "down", "--volumes");
    expect(await docker("volume", "ls", "--quiet", "--filter", `name=${project.name}`)).toBe("");
    await up();
    await expect(getContents(tokens)).rejects.toThrow("401");
  });
});
