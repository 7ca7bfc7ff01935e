import { randomUUID } from "node:crypto";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let lake: HttpLake;
let secret: string;
let deleted: string;
beforeAll(async () => {
  lake = await startHttpLake();
  const ada = lake.client("ada");
  await ada.create({ _id: "drafts.open", _type: "post", title: "for viewers" });
  deleted = await makeSecret("deleted");
  await ada.delete("drafts.deleted");
  secret = await makeSecret("mine");
});
afterAll(closeAll);

/** Makes a secret as `@sanity/preview-url-secret` does for the studio of an editor. */
async function makeSecret(id: string): Promise<string> {
  const ada = lake.client("ada");
  const made = randomUUID();
  const document = { _id: `drafts.${id}`, _type: "sanity.previewUrlSecret" };
  const patch = ada.patch(document._id).set({ secret: made, source: "studio", studioUrl: "http://studio" });
  await ada.transaction().createOrReplace(document).patch(patch).commit();
  return made;
}

const query = (groq: string, more = "") => `/data/query/production?query=${encodeURIComponent(groq)}${more}`;
const groq = "*[_type match 'sanity*']{..., 'copies': *[_type == 'sanity.previewUrlSecret']}";

/** Every endpoint by which a viewer reads drafts or history. */
const readings = [
  ...["raw", "drafts"].map((perspective) => query(groq, `&perspective=${perspective}`)),
  query("*", "&perspective=raw&resultSourceMap=true"),
  "/data/doc/production/drafts.mine",
  "/data/doc/production/mine?includeAllVersions=true",
  "/data/export/production",
  "/data/export/production?types=sanity.previewUrlSecret&nextCursor=",
  "/data/history/production/documents/drafts.mine?lastRevision=true",
  "/data/history/production/documents/drafts.deleted?lastRevision=true",
  "/data/history/production/documents/drafts.mine?time=2100-01-01T00:00:00Z",
  "/data/history/production/transactions/drafts.mine,drafts.open?effectFormat=mendoza",
  "/data/history/production/transactions/drafts.deleted,drafts.open?effectFormat=mendoza",
];

describe("a viewer", () => {
  it.each(readings)("reads no preview secret by GET %s", async (path) => {
    const response = await lake.fetch(path, { as: "eve" });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect([text.includes(secret), text.includes(deleted)]).toEqual([false, false]);
  });

  it("still reads other drafts and their history", async () => {
    expect(await lake.client("eve").getDocument("drafts.open")).toMatchObject({ title: "for viewers" });
    const history = await lake.fetch("/data/history/production/transactions/drafts.open", { as: "eve" });
    expect(await history.text()).toContain("for viewers");
  });

  it("can't find a preview secret out by asking whether it begins with some characters", async () => {
    const guess = `*[_type == 'sanity.previewUrlSecret' && string::startsWith(secret, '${secret.slice(0, 2)}')]`;
    expect(await lake.client("eve").fetch(`count(${guess})`, {}, { perspective: "raw" })).toBe(0);
    expect(await lake.client("ada").fetch(`count(${guess})`, {}, { perspective: "raw" })).toBe(1);
  });

  it("gets no event of a preview secret that is made, changed or deleted", async () => {
    const path =
      "/data/listen/production?query=*&includeResult=true&includePreviousRevision=true&includeAllVersions=true&effectFormat=mendoza";
    const reader = await lake.events(path, { as: "eve" });
    await reader.until("welcome", 1);
    const made = await makeSecret("heard");
    await lake.client("ada").delete("drafts.heard");
    await lake.client("ada").patch("drafts.open").set({ title: "for viewers still" }).commit();
    await reader.until("mutation", 1);
    expect(reader.received).toHaveLength(2);
    expect(JSON.stringify(reader.received)).not.toContain(made);
  });
});

it.each(["ada", "root"])("an editor's studio finds the secret that it has made (%s)", async (name) => {
  const found = "*[_type == 'sanity.previewUrlSecret' && secret == $secret][0].studioUrl";
  const studioUrl = await lake.client(name).fetch<string>(found, { secret }, { perspective: "raw" });
  expect(studioUrl).toBe("http://studio");
});
