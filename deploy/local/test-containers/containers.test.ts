import { services } from "@wordlehint/contracts/services";
import { compose } from "../src/docker/compose-project.ts";
import { formatTable } from "../src/console/table.ts";
import { eventually } from "../test-servers/index.ts";
import { addDraft, getContents, getRiddle, getText, type Contents } from "./support/contents.ts";
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
const ours = [...Object.keys(services), "site"];
const patience = { withinMs: 180_000, everyMs: 500 };

let token: string;
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
    token = await addDraft();
    contents = await getContents(token);
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

  it("needs no image over 700 MB, and for a service not much more than its base image", async () => {
    const megabytes = await imageSizes();
    print(
      formatTable(
        [...megabytes].map(([name, size]) => [name, `${size} MB`]),
        [1],
      ),
    );
    const sizeOf = (name: string) => megabytes.get(name) ?? Infinity;
    for (const name of ours) expect(sizeOf(`${project.name}-${name}`)).toBeLessThan(700);
    const base = sizeOf("node:24-bookworm-slim");
    for (const name of ["gateway", "riddle"])
      expect(sizeOf(`${project.name}-${name}`) - base).toBeLessThan(80);
  });
});

describe("With --scale riddle=3", () => {
  beforeAll(() => up("--no-recreate", "--scale", "riddle=3"));

  it.each([
    ["one after the other", requestOneByOne],
    ["50 at once", requestTogether],
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
    await eventually(async () => expect(await getContents(token)).toEqual(contents));
    expect(await getText(siteUrl)).toContain(String((await getRiddle()).puzzleNumber));
  });
});

describe("A container that docker kill has ended", () => {
  it("runs again after docker compose up", async () => {
    await docker("kill", await containerOf("gateway"));
    await up();
    expect(await getContents(token)).toEqual(contents);
  });
});

describe("After docker compose down", () => {
  it("the next start has the same riddle, documents and tokens", async () => {
    await compose(project, "down");
    await up();
    expect(await getContents(token)).toEqual(contents);
  });

  it("with --volumes nothing is left for the next start", async () => {
    await compose(project, "down", "--volumes");
    expect(await docker("volume", "ls", "--quiet", "--filter", `name=${project.name}`)).toBe("");
    await up();
    await expect(getContents(token)).rejects.toThrow("401");
  });
});
