import { createContext, type Context } from "../src/context.ts";
import { addEditor } from "../src/actions/access/manage-editors.ts";
import { addToken, removeToken } from "../src/actions/access/manage-tokens.ts";
import type { Role } from "../src/domain/access/requester.ts";
import { closeAll } from "./support/close-later.ts";
import { quarters } from "./support/pictures.ts";
import { mutate, startWholeLake, type WholeLake } from "./support/whole-lake.ts";

const serviceToken = "a token that the deployment chose";
let lake: WholeLake;
/** The context that the command line uses. */
let context: Context;
beforeAll(async () => {
  lake = await startWholeLake({ SERVICE_TOKEN: serviceToken });
  context = createContext({ ...lake.config, LOG_LEVEL: "silent" });
  await context.mongo.ready;
});
afterAll(async () => {
  await context.close();
  await closeAll();
});

async function browserOf(role: Role) {
  const email = `${role}-${context.newId()}@lake.test`;
  const { password, editor } = await addEditor(context, {
    email,
    role,
    name: `A ${role}`,
    mustChangePassword: false,
  });
  return { id: editor.id, headers: await lake.browser(email, password) };
}

async function robot(role: "viewer" | "editor") {
  const { secret, token } = await addToken(context, { name: "robot", role });
  return { token, headers: { authorization: `Bearer ${secret}` } };
}

const status = async (response: Promise<Response>) => (await response).status;
const post = { _type: "post", title: "one" };

describe("A viewer", () => {
  it("reads drafts and changes nothing", async () => {
    const admin = await lake.browser();
    expect(await status(mutate(lake, admin, { createOrReplace: { ...post, _id: "drafts.seen" } }))).toBe(200);
    const { headers } = await browserOf("viewer");
    const path = "/v2025-02-19/data/doc/production/drafts.seen";
    expect(await (await lake.fetch(path, { headers })).json()).toMatchObject({
      documents: [{ _id: "drafts.seen" }],
    });
    for (const mutation of [{ create: post }, { delete: { id: "drafts.seen" } }]) {
      const response = await mutate(lake, headers, mutation);
      expect([response.status, JSON.stringify(await response.json())]).toEqual([
        403,
        expect.stringContaining("Insufficient permissions"),
      ]);
    }
    const actions = await lake.fetch("/v2025-02-19/data/actions/production", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({
        actions: [
          { actionType: "sanity.action.document.publish", draftId: "drafts.seen", publishedId: "seen" },
        ],
      }),
    });
    expect(actions.status).toBe(403);
  });

  it("gets matching grants for the studio", async () => {
    const { headers } = await browserOf("viewer");
    const grants = async (as: Record<string, string>) =>
      (await lake.fetch("/v1/projects/lake/datasets/production/acl", { headers: as })).json();
    const filter = expect.stringMatching(/^!\(_type in \["sanity.previewUrlSecret",/) as string;
    expect(await grants(headers)).toEqual([{ filter, permissions: ["read", "history"] }]);
    expect(JSON.stringify(await grants(await lake.browser()))).toContain("manage");
    expect(JSON.stringify(await grants({}))).not.toContain("history");
  });
});

describe("A change with a session cookie", () => {
  it("is accepted only from the studio's own pages", async () => {
    const { cookie } = await lake.browser();
    const from = (headers: Record<string, string>) =>
      status(mutate(lake, { cookie, ...headers }, { create: post }));
    expect(await from({ origin: "http://evil.test" })).toBe(403);
    expect(await from({ origin: "http://lake.test:8000" })).toBe(403);
    expect(await from({})).toBe(403);
    expect(await from({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await from({ "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await from({ origin: "http://lake.test" })).toBe(200);
  });
});

describe("A stranger", () => {
  const query = "/v2025-02-19/data/query/production";
  it.each([
    `${query}?query=*`,
    `${query}?query=*[_type == "sanity.imageAsset"]`,
    "/v2025-02-19/data/doc/production/open",
    "/v2025-02-19/data/listen/production?query=*",
    "/v2025-02-19/data/live/events/production",
    "/v2025-02-19/data/export/production",
    "/v2025-02-19/data/references/production/documents/open/to",
    `/images/lake/production/${"0".repeat(40)}-8x8.png`,
    `/files/lake/production/${"0".repeat(40)}.txt`,
  ])("gets nothing by GET %s", async (path) => {
    expect(await status(lake.fetch(path))).toBe(401);
  });
});

describe("An uploaded picture", () => {
  it("is served to editors and to bearers of a token, and kept by their own browsers only", async () => {
    const headers = await lake.browser();
    const upload = await lake.fetch("/v2025-02-19/assets/images/production", {
      method: "POST",
      headers,
      body: await quarters(4, 4).png().toBuffer(),
    });
    const { document } = (await upload.json()) as { document: { path: string } };
    const get = (as?: Record<string, string>) => lake.fetch(`/${document.path}`, { headers: as ?? {} });
    const own = await get({ cookie: headers.cookie });
    expect([own.status, own.headers.get("cache-control")]).toEqual([
      200,
      "private, max-age=31536000, immutable",
    ]);
    expect(await status(get({ authorization: `Bearer ${serviceToken}` }))).toBe(200);
    expect(await status(get())).toBe(401);
  });
});

describe("A robot", () => {
  it("reads with a read token, and writes with a write token from anywhere", async () => {
    const [reader, writer] = [await robot("viewer"), await robot("editor")];
    expect(await status(mutate(lake, reader.headers, { create: post }))).toBe(403);
    expect(await status(mutate(lake, writer.headers, { create: { ...post, _id: "drafts.written" } }))).toBe(
      200,
    );
    const path = "/v2025-02-19/data/doc/production/drafts.written";
    expect(await (await lake.fetch(path, { headers: reader.headers })).json()).toMatchObject({
      documents: [{ _id: "drafts.written" }],
    });
  });

  it("has a token of which only a hash is stored", async () => {
    const { headers, token } = await robot("viewer");
    const { db } = context.mongo.connection;
    const stored = JSON.stringify(await db?.collection("tokens").find().toArray());
    expect(stored).toContain(token.hash);
    expect(stored).not.toContain(headers.authorization.replace("Bearer ", ""));
  });

  it("is refused with a removed, malformed or unknown token", async () => {
    const { headers, token } = await robot("editor");
    await removeToken(context, token.id);
    const path = "/v2025-02-19/data/query/production?query=*";
    for (const authorization of [headers.authorization, "Bearer x", "Bearer a b c"])
      expect(await status(lake.fetch(path, { headers: { authorization } }))).toBe(401);
  });

  it("with the deployment's own token reads drafts and changes nothing", async () => {
    const headers = { authorization: `Bearer ${serviceToken}` };
    const path = "/v2025-02-19/data/query/production?perspective=raw&query=count(*)";
    expect(await status(lake.fetch(path, { headers }))).toBe(200);
    expect(await status(mutate(lake, headers, { create: post }))).toBe(403);
    expect(await (await lake.fetch("/v1/users/me", { headers })).json()).toMatchObject({ role: "viewer" });
  });

  it("reads the secrets of previews with the deployment's own token, and with no other read token", async () => {
    const admin = await lake.browser();
    const document = { _id: "drafts.opened", _type: "sanity.previewUrlSecret", secret: "an editor's" };
    expect(await status(mutate(lake, admin, { create: document }))).toBe(200);
    const { headers: reader } = await robot("viewer");
    const read = async (headers: Record<string, string>) =>
      (await lake.fetch("/v2025-02-19/data/doc/production/drafts.opened", { headers })).text();
    expect(await read({ authorization: `Bearer ${serviceToken}` })).toContain("an editor's");
    expect(await read(reader)).not.toContain("an editor's");
  });
});

describe("Datasets", () => {
  const dataset = (headers: Record<string, string>, method: string, name: string, body?: object) =>
    lake.fetch(`/v2025-02-19/datasets/${name}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  it("are created, changed and deleted by administrators only", async () => {
    const { headers } = await browserOf("editor");
    for (const method of ["PUT", "PATCH", "DELETE"])
      expect(await status(dataset(headers, method, "staging", { aclMode: "private" }))).toBe(403);
    expect(await status(dataset({}, "PUT", "staging"))).toBe(401);

    const admin = await lake.browser();
    const made = await dataset(admin, "PUT", "staging", { aclMode: "private" });
    expect(await made.json()).toEqual({ datasetName: "staging", aclMode: "private" });
    expect(await status(dataset(admin, "PUT", "staging"))).toBe(409);
    const names = await (await lake.fetch("/v1/projects/lake/datasets", { headers })).json();
    expect(names).toMatchObject([{ name: "production" }, { name: "staging", aclMode: "private" }]);
    expect(await (await dataset(admin, "PATCH", "staging", { aclMode: "public" })).json()).toMatchObject({
      aclMode: "public",
    });
    expect(await (await dataset(admin, "DELETE", "staging")).json()).toEqual({ deleted: true });
    expect(await status(dataset(admin, "GET", "staging"))).toBe(404);
    expect(await status(dataset(admin, "PUT", "No Name"))).toBe(400);
  });

  it("that were deleted and created again are empty", async () => {
    const admin = await lake.browser();
    const path = "/v2025-02-19/data/mutate/passing";
    const create = () =>
      lake.fetch(path, {
        method: "POST",
        headers: { ...admin, "content-type": "application/json" },
        body: JSON.stringify({ mutations: [{ create: { ...post, _id: "kept" } }] }),
      });
    await dataset(admin, "PUT", "passing");
    expect(await status(create())).toBe(200);
    await dataset(admin, "DELETE", "passing");
    await dataset(admin, "PUT", "passing");
    expect(await status(create())).toBe(200);
  });
});

describe("People", () => {
  it("have names for avatars, even after their removal, which only signed-in users see", async () => {
    const { id, headers } = await browserOf("editor");
    await context.editors.remove(id);
    const admin = await lake.browser();
    const response = await lake.fetch(`/v2021-06-07/users/${id},nobody`, { headers: admin });
    expect(await response.json()).toMatchObject([{ id, displayName: "A editor" }]);
    expect(await status(lake.fetch(`/v2021-06-07/users/${id}`))).toBe(401);
    expect(await status(lake.fetch(`/v2021-06-07/users/${id}`, { headers }))).toBe(401);
  });

  it("have addresses, which the deployment's own programs alone are shown", async () => {
    const { id } = await browserOf("editor");
    const profile = async (headers: Record<string, string>) =>
      (await lake.fetch(`/v2025-02-19/users/${id}`, { headers })).json();
    expect(await profile({ authorization: `Bearer ${serviceToken}` })).toMatchObject({
      id,
      email: expect.stringContaining("@") as string,
    });
    expect(await profile(await lake.browser())).not.toHaveProperty("email");
    await context.editors.remove(id);
    expect(await profile({ authorization: `Bearer ${serviceToken}` })).not.toHaveProperty("email");
  });

  it("get the preferences back that the studio has stored for them", async () => {
    const [one, other] = [await browserOf("viewer"), await browserOf("viewer")];
    const put = await lake.fetch("/v2025-02-19/users/me/keyvalue", {
      method: "PUT",
      headers: { ...one.headers, "content-type": "application/json" },
      body: JSON.stringify([{ key: "studio.sort.$order", value: { by: ["title"] } }]),
    });
    expect(put.status).toBe(200);
    const path = "/v2025-02-19/users/me/keyvalue/studio.sort.$order,other";
    expect(await (await lake.fetch(path, { headers: one.headers })).json()).toEqual([
      { key: "studio.sort.$order", value: { by: ["title"] } },
      { key: "other", value: null },
    ]);
    expect(await (await lake.fetch(path, { headers: other.headers })).json()).toMatchObject([
      { value: null },
      {},
    ]);
  });
});

describe("A path of the API", () => {
  it.each(["/v1/nonsense", "/v1/projects/another", "/v2025-02-19/assets/nonsense"])(
    "that doesn't exist is 404 in Sanity's form: %s",
    async (path) => {
      const response = await lake.fetch(path, { headers: await lake.browser() });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("application/json");
    },
  );
});
