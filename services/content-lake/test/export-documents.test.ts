import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { exportDataset } from "@sanity/export";
import type { SanityDocument } from "@sanity/client";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let folder: string;
let lake: HttpLake;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lake-export-"));
  lake = await startHttpLake();
  await fill();
});
afterAll(async () => {
  await closeAll();
  await rm(folder, { recursive: true });
});

/** More than one page of an export, which has 1000 documents, of all types and of posts. */
const count = 1100;
const pages = 44;

async function fill(): Promise<void> {
  const mutations = Array.from({ length: count }, (_, index) => ({
    create: {
      _id: `${index % 3 ? "" : "drafts."}d${index}`,
      _type: index % (count / pages) ? "post" : "page",
      title: `Title ${index}`,
      ...(index % 3 === 1 && { ref: { _type: "reference", _ref: "d1" } }),
    },
  }));
  await lake.client("ada").mutate(mutations, { returnDocuments: false });
}

/** Exports with Sanity's exporter, and returns the documents by id. */
async function exported(name: string, more: object): Promise<Map<string, SanityDocument>> {
  const outputPath = join(folder, name);
  await exportDataset({
    client: lake.client("ada"),
    dataset: "production",
    outputPath,
    assets: false,
    compress: false,
    drafts: true,
    ...more,
  });
  const unpacked = await mkdtemp(join(folder, "unpacked-"));
  await promisify(execFile)("tar", ["-xf", outputPath, "-C", unpacked]);
  const [inside = ""] = await readdir(unpacked);
  return documentsIn(await readFile(join(unpacked, inside, "data.ndjson"), "utf8"));
}

function documentsIn(text: string): Map<string, SanityDocument> {
  const documents = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SanityDocument);
  const byId = new Map(documents.map((document) => [document._id, document]));
  expect(documents).toHaveLength(byId.size);
  return byId;
}

it.each(["stream", "cursor"])("Sanity's exporter gets every document once (mode %p)", async (mode) => {
  const documents = await exported(`all-${mode}.tar`, { mode });
  expect(documents.size).toBe(count);
  expect(documents.get("d1")).toEqual(await lake.client("ada").getDocument("d1"));
  const posts = await exported(`posts-${mode}.tar`, { mode, types: ["post"] });
  expect(posts.size).toBe(count - pages);
});

it("An export contains only documents of the requested types", async () => {
  const response = await lake.fetch("/data/export/production?types=page,author", { as: "ada" });
  const documents = [...documentsIn(await response.text()).values()];
  expect(documents.map(({ _type }) => _type)).toEqual(Array<string>(pages).fill("page"));
});
