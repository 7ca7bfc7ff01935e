import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportDataset } from "@sanity/export";
import { eventually } from "@wordlehint/test-servers";
import { importSeed, SeedFault } from "../src/clients/sanity-importer.ts";
import { createService } from "../src/app.ts";
import { closeAll, closeLater } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";
import { contentOf, lakeConfig, startReplica } from "./support/replicas.ts";

const seedDir = join(import.meta.dirname, "../../../studio/seed/dataset");
const seedIn = async (dir: string) =>
  (await readFile(join(dir, "production.ndjson"), "utf8"))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown> & { _id: string });

const folders: string[] = [];
const temporary = async () => {
  const dir = await mkdtemp(join(tmpdir(), "seed-"));
  folders.push(dir);
  return dir;
};
afterEach(async () => {
  await closeAll();
  for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true });
});

/** A folder with one article of the seed, what it refers to, and a fact. */
async function smallSeed(dir?: string): Promise<string> {
  const folder = dir ?? (await temporary());
  const seed = await seedIn(seedDir);
  const chosen = new Set<string>();
  const choose = (document: (typeof seed)[number] | undefined) => {
    if (!document || chosen.has(document._id)) return;
    chosen.add(document._id);
    const refs = JSON.stringify(document).matchAll(/"_ref":"([^"]+)"/g);
    for (const [, id] of refs) choose(seed.find(({ _id }) => _id === id));
  };
  // Most others refer to nearly everything.
  choose(seed.find(({ _id }) => _id === "blogPost-letter-frequency-analysis"));
  choose(seed.find(({ _id }) => _id === "fact-letter-e"));
  const lines = seed.filter(({ _id }) => chosen.has(_id)).map((document) => JSON.stringify(document));
  await writeFile(join(folder, "production.ndjson"), lines.join("\n"));
  for (const kind of ["images", "files"]) {
    await mkdir(join(folder, kind), { recursive: true });
    for (const [, name = ""] of lines.join().matchAll(new RegExp(`file://\\./${kind}/([^"]+)`, "g")))
      await copyFile(join(seedDir, kind, name), join(folder, kind, name));
  }
  return folder;
}

const seedingOf = (lake: HttpLake, isUntouched = true) => ({
  client: lake.client("ada"),
  publicUrl: lake.replica.config.PUBLIC_URL,
  isUntouched: () => Promise.resolve(isUntouched),
});

it("An import of the seed imports every document and image of the seed with Sanity's importer", async () => {
  const lake = await startHttpLake();
  const seed = await seedIn(seedDir);
  const { documents, warnings } = await importSeed(seedingOf(lake), seedDir);
  expect([documents, warnings]).toEqual([seed.length, []]);
  const { state } = lake.replica.production;
  expect(seed.filter(({ _id }) => !state.get(_id))).toEqual([]);
  const text = JSON.stringify(state.all());
  expect(text).not.toContain("_sanityAsset");
  expect(text).not.toContain("_weak");
  for (const file of await readdir(join(seedDir, "images"))) {
    const bytes = await readFile(join(seedDir, "images", file));
    const sha1 = createHash("sha1").update(bytes).digest("hex");
    const asset = state.ofType("sanity.imageAsset").find(({ sha1hash }) => sha1hash === sha1);
    const response = await fetch(String(asset?.url));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  }
});

it("An export by Sanity's exporter is imported to the same content", async () => {
  const lake = await startHttpLake();
  await importSeed(seedingOf(lake), await smallSeed());
  const list = { filename: "list.csv", contentType: "text/csv", title: "A list" };
  const { _id: listId } = await lake.client("ada").assets.upload("file", Buffer.from("a,b\n"), list);
  const asset = { _type: "reference", _ref: listId };
  await lake.client("ada").create({ _id: "has-list", _type: "post", list: { _type: "file", asset } });
  const outputPath = await temporary();
  const exported = async (from: HttpLake) => {
    const dir = join(outputPath, from.replica.config.MONGODB_DATABASE);
    await exportDataset({
      client: from.client("ada"),
      dataset: "production",
      outputPath: `${dir}.tar.gz`,
      compress: true,
    });
    return `${dir}.tar.gz`;
  };
  const archive = await exported(lake);
  const other = await startHttpLake();
  await importSeed(seedingOf(other), await unpacked(archive));
  const bare = (from: HttpLake) =>
    contentOf(from.replica.production).map(
      ({ _rev, _createdAt, _updatedAt, url, uploadId: _uploadId, ...rest }) =>
        // Assets are uploaded again.
        url === undefined ? { ...rest, _createdAt } : rest,
    );
  expect(bare(other)).toEqual(bare(lake));
  const again = await unpacked(await exported(other));
  const first = await unpacked(archive);
  for (const kind of ["images", "files"]) {
    const names = await readdir(join(first, kind));
    expect(names.length).toBeGreaterThan(0);
    expect(await readdir(join(again, kind))).toEqual(names);
    for (const name of names) {
      const read = (dir: string) => readFile(join(dir, kind, name));
      expect((await read(again)).equals(await read(first))).toBe(true);
    }
  }
});

async function unpacked(archive: string): Promise<string> {
  const dir = await temporary();
  await promisify(execFile)("tar", ["-xzf", archive, "-C", dir]);
  const [inner = ""] = await readdir(dir);
  return join(dir, inner);
}

it("A repeated import completes an interrupted one, and keeps what an editor has changed since", async () => {
  const lake = await startHttpLake();
  const dir = await smallSeed();
  const [post] = (await seedIn(dir)).filter(({ _type }) => _type === "blogPost");
  const id = post?._id ?? "";
  await lake.client("ada").create({ _id: id, _type: "blogPost", title: "Not all of it" });
  await importSeed(seedingOf(lake), dir);
  const mended = await lake.client().getDocument(id);
  expect(mended).toMatchObject({ cover: { asset: { _ref: expect.stringMatching(/^image-/) as string } } });
  await lake.client("ada").patch(id).set({ title: "Ours" }).commit();
  await lake
    .client("ada")
    .delete("fact-letter-e")
    .catch(() => undefined);
  await importSeed(seedingOf(lake, false), dir);
  expect(await lake.client().getDocument(id)).toMatchObject({ title: "Ours" });
});

it.each([
  ["there is no such folder", () => Promise.resolve("/nowhere/at/all")],
  ["a line is no JSON", async () => folderWith("{")],
  ["a document is refused", async () => folderWith('{"_id":"-","_type":"post"}')],
  [
    "a picture is missing",
    async () => folderWith('{"_id":"a","_type":"p","i":{"_sanityAsset":"image@file://./images/no.png"}}'),
  ],
])("An import rejects with a SeedFault when %s", async (_what, dir) => {
  const lake = await startHttpLake();
  await expect(importSeed(seedingOf(lake), await dir())).rejects.toThrow(SeedFault);
});

async function folderWith(line: string): Promise<string> {
  const dir = await temporary();
  await writeFile(join(dir, "production.ndjson"), line);
  return dir;
}

const started = async (config: Parameters<typeof createService>[0]) => {
  const service = await createService(config, { pollMs: 100 });
  closeLater(service.close);
  return service;
};
const readyOf = ({ adminUrl }: { adminUrl: string }) =>
  eventually(async () => expect((await fetch(`${adminUrl}/readyz`)).status).toBe(200), { withinMs: 50_000 });

it("The import runs once when the lake first starts, on one of two replicas", async () => {
  const dir = await smallSeed();
  const config = lakeConfig({ SEED_DIR: dir, FIRST_EDITOR_PASSWORD: "a long first password" });
  const both = await Promise.all([started({ ...config }), started({ ...config })]);
  await Promise.all(both.map(readyOf));
  const replica = await startReplica(config);
  const seed = await seedIn(dir);
  expect(seed.filter(({ _id }) => !replica.production.state.get(_id))).toEqual([]);
  expect(await replica.tokens.list()).toEqual([]);
  const { sequence } = replica.production;
  const before = sequence();
  const third = await started({ ...config });
  await readyOf(third);
  await replica.production.catchUp();
  expect(sequence()).toBe(before);
});

it("An import of a faulty seed doesn't prevent the lake from starting, and is repeated at the next start", async () => {
  const dir = await temporary();
  const config = lakeConfig({ SEED_DIR: dir, FIRST_EDITOR_PASSWORD: "a long first password" });
  const first = await started({ ...config });
  await readyOf(first);
  await first.close();
  await smallSeed(dir);
  const second = await started({ ...config });
  await readyOf(second);
  const replica = await startReplica(config);
  expect(replica.production.state.ofType("blogPost").length).toBeGreaterThan(0);
});
