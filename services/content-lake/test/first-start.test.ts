import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "@wordlehint/test-servers";
import { createService } from "../src/app.ts";
import { createContext } from "../src/context.ts";
import { closeAll } from "./support/close-later.ts";
import { editorEmail, startWholeLake, type WholeLake } from "./support/whole-lake.ts";
import { lakeConfig } from "./support/replicas.ts";

const seed = [
  { _id: "author-ada", _type: "author", name: "Ada" },
  { _id: "post-one", _type: "post", author: { _type: "reference", _ref: "author-ada" } },
];
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "seed-"));
  await writeFile(
    join(dir, "production.ndjson"),
    seed.map((document) => JSON.stringify(document)).join("\n"),
  );
});
afterAll(() => rm(dir, { recursive: true }));
afterEach(closeAll);

async function idsIn(lake: WholeLake): Promise<unknown> {
  const path = "/v2025-02-19/data/query/production?query=*|order(_id)._id";
  const response = await lake.fetch(path, { headers: await lake.browser() });
  return ((await response.json()) as { result: unknown }).result;
}

describe("The first start", () => {
  it("creates `production` with the seed and one editor when two replicas start together", async () => {
    const config = lakeConfig({ SEED_DIR: dir });
    const replicas = await Promise.all([startWholeLake(config), startWholeLake(config)]);
    for (const lake of replicas) {
      expect(await idsIn(lake)).toEqual(["author-ada", "post-one"]);
      expect((await lake.signIn()).status).toBe(303);
    }
    const [lake] = replicas;
    const headers = await lake.browser();
    const project = await (await lake.fetch("/v1/projects/lake", { headers })).json();
    expect(project).toMatchObject({ members: [{ role: "administrator", isCurrentUser: true }] });
    expect((project as { members: unknown[] }).members).toHaveLength(1);
    const path = "/v2025-02-19/data/history/production/transactions/author-ada";
    expect((await (await lake.fetch(path, { headers })).text()).trim().split("\n")).toHaveLength(1);
  });

  it("makes a dataset private that an older lake has created as public, and leaves it as it is set later", async () => {
    const config = lakeConfig();
    const { datasets, ready, close } = createContext(config);
    await ready;
    await datasets.add({
      name: "production",
      aclMode: "public",
      createdAt: new Date(),
      createdBy: "service",
    });
    const path = "/v2025-02-19/data/query/production?query=1";
    expect((await (await startWholeLake(config)).fetch(path)).status).toBe(401);
    await datasets.setAclMode("production", "public");
    expect((await (await startWholeLake(config)).fetch(path)).status).toBe(200);
    await close();
  });

  it("is not repeated: what editors have deleted stays deleted", async () => {
    const lake = await startWholeLake({ SEED_DIR: dir });
    const headers = await lake.browser();
    const response = await lake.fetch("/v2025-02-19/data/mutate/production", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ mutations: [{ delete: { id: "post-one" } }] }),
    });
    expect(response.status).toBe(200);
    const again = await startWholeLake(lake.config);
    expect(await idsIn(again)).toEqual(["author-ada"]);
  });

  it("prints a generated password, and doesn't log it", async () => {
    const { FIRST_EDITOR_PASSWORD: _, ...config } = lakeConfig({ LOG_LEVEL: "info" });
    const printed: string[] = [];
    const write = jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
    const service = await createService(config);
    const line = await eventually(() => {
      const found = printed.find((text) => text.startsWith("Sign in to the studio as "));
      if (found === undefined) throw new Error("nothing printed yet");
      return found;
    });
    await service.close();
    write.mockRestore();
    const password = /^Sign in to the studio as editor@lake\.test with the password (\S{23})\n$/.exec(
      line,
    )?.[1];
    expect(password).toBeDefined();
    expect(printed.filter((text) => text.includes(password ?? ""))).toEqual([line]);
    const lake = await startWholeLake({ ...config, LOG_LEVEL: "silent" });
    expect((await lake.signIn({ email: editorEmail, password: password ?? "" })).status).toBe(303);
  });
});
