import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedMongo } from "@wordlehint/test-servers";
import type { SanityClient } from "@sanity/client";
import { sweepAssets } from "../src/actions/assets/sweep-assets.ts";
import { chunkBytes } from "../src/store/asset-store.ts";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";
import { lakeConfig } from "./support/replicas.ts";
import { noise } from "./support/pictures.ts";
import { seededRandom } from "./support/random.ts";

let lake: HttpLake;
let ada: SanityClient;
beforeEach(async () => {
  lake = await startHttpLake();
  ada = lake.client("ada");
});
afterEach(closeAll);

const random = seededRandom(2718);
const collection = (name: string) => lake.replica.mongo.connection.collection(name);
const kept = async () => [
  await collection("assets").countDocuments(),
  (await collection("assetChunks").distinct("upload")).length,
];
const later = ({ replica }: HttpLake, minutes: number) => ({
  ...replica,
  now: () => new Date(Date.now() + minutes * 60_000),
});
const facts = { documentId: "file-x-txt", sha1: "x", mimeType: "text/plain" };
const begin = () => ({ uploadId: randomUUID(), dataset: "production", startedAt: new Date() });

it.each([
  ["and a part of one", 2 * chunkBytes + 17],
  ["that are all whole", 2 * chunkBytes],
])("The lake stores files in chunks %s, and reads any part of them", async (_, length) => {
  const { assets } = lake.replica;
  // The pattern's length doesn't divide that of a chunk, so that no two chunks are equal.
  const bytes = Buffer.alloc(length, Buffer.from(Array.from({ length: 65_537 }, () => random(256))));
  const { uploadId } = await assets.upload(begin(), async (writer) => {
    for (let from = 0; from < bytes.length;) {
      const to = from + 1 + random(300_000);
      await writer.write(bytes.subarray(from, to));
      from = to;
    }
    await writer.finish(facts);
    return writer;
  });
  expect(await assets.find(uploadId)).toMatchObject({ ...facts, size: bytes.length });
  const edges: [number, number][] = [
    [0, bytes.length],
    [0, 1],
    [chunkBytes - 1, chunkBytes + 1],
    [chunkBytes, 2 * chunkBytes],
    [bytes.length - 1, bytes.length],
  ];
  for (const [from, to] of edges) {
    const parts: Buffer[] = [];
    for await (const part of assets.read(uploadId, { from, to })) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes.subarray(from, to))).toBe(true);
  }
});

it("The lake shows nothing of an upload before it is complete", async () => {
  const { assets } = lake.replica;
  await assets.upload(begin(), async (writer) => {
    await writer.write(Buffer.alloc(chunkBytes + 1));
    expect(await assets.find(writer.uploadId)).toBeUndefined();
    await writer.finish(facts);
    expect(await assets.find(writer.uploadId)).toBeDefined();
  });
});

it("The stored part of an upload is deleted when the database fails", async () => {
  const { assets } = lake.replica;
  const failing = assets.upload(begin(), async (writer) => {
    await writer.write(Buffer.alloc(3 * chunkBytes));
    throw new Error("no space left on device");
  });
  await expect(failing).rejects.toThrow("no space left on device");
  expect(await kept()).toEqual([0, 0]);
});

it("The sweeper deletes uploads an hour old that no document refers to, and no others, on a replica that is behind", async () => {
  const behind = await startHttpLake(lake.replica.config, { pollMs: 3_600_000, isIsolated: true });
  const { assets } = lake.replica;
  const stays = await ada.assets.upload("image", await noise(random, 8, 8));
  const deleted = await ada.assets.upload("image", await noise(random, 8, 8));
  await ada.delete(deleted._id);
  // What a process that is killed during an upload leaves behind.
  await collection("assets").insertOne({
    _id: "killed" as never,
    dataset: "production",
    startedAt: new Date(),
    isWhole: false,
  });
  await collection("assetChunks").insertOne({ upload: "killed", index: 0, bytes: Buffer.alloc(9) });
  const elsewhere = { ...begin(), dataset: "removed" };
  await assets.upload(elsewhere, (writer) => writer.finish(facts));
  await assets.upload(begin(), (writer) => writer.finish({ ...facts, documentId: stays._id }));

  expect(await sweepAssets(later(behind, 59))).toBe(0);
  expect(await kept()).toEqual([5, 3]);
  expect(await sweepAssets(later(behind, 61))).toBe(4);
  expect(await kept()).toEqual([1, 1]);
  expect((await fetch(stays.url)).status).toBe(200);
});

it("The lost bytes of a document are restored when they are uploaded again", async () => {
  const bytes = await noise(random, 8, 8);
  const first = await ada.assets.upload("image", bytes);
  await lake.replica.assets.remove(String(first.uploadId));
  expect((await fetch(first.url)).status).toBe(404);
  const second = await ada.assets.upload("image", bytes);
  expect(second._id).toBe(first._id);
  expect(Buffer.from(await (await fetch(first.url)).arrayBuffer()).equals(bytes)).toBe(true);
});

it("The lake doesn't serve another document's bytes for one that refers to them, in whatever dataset", async () => {
  const hidden = lake.client("root", { dataset: "hidden" });
  const file = await hidden.assets.upload("file", Buffer.from("a secret"), { filename: "s.txt" });
  const picture = await hidden.assets.upload("image", await noise(random, 8, 8));
  const own = await ada.assets.upload("file", Buffer.from("another"), { filename: "a.txt" });
  const headers = { authorization: "Bearer eve" };
  expect((await fetch(`${picture.url}?w=4`, { headers })).status).toBe(200);
  for (const { url } of [picture, file]) expect((await fetch(url)).status).toBe(401);
  const zeros = "0".repeat(40);
  await ada.create({ _id: `file-${zeros}-txt`, _type: "sanity.fileAsset", uploadId: file.uploadId });
  await ada.create({ _id: `image-${zeros}-8x8-png`, _type: "sanity.imageAsset", uploadId: picture.uploadId });
  await ada.create({ _id: `file-${zeros}-csv`, _type: "sanity.fileAsset", uploadId: own.uploadId });
  for (const address of [
    `files/lake/production/${zeros}.txt`,
    `files/lake/production/${zeros}.csv`,
    `images/lake/production/${zeros}-8x8.png?w=4`,
  ]) {
    expect((await fetch(`${lake.url}/${address}`)).status).toBe(404);
  }
});

it("While the database is away, assets respond 503, except cached images", async () => {
  const dir = await mkdtemp(join(tmpdir(), "lake-assets-"));
  const database = await startEmbeddedMongo({ dir });
  try {
    const own = await startHttpLake(lakeConfig({ MONGODB_URL: database.url }));
    const { url } = await own.client("ada").assets.upload("image", await noise(random, 16, 16));
    expect((await fetch(`${url}?w=4`)).status).toBe(200);
    await database.kill();
    const addresses = [url, `${url}?w=5`, `${url}?w=4`];
    const responses = await Promise.all(addresses.map((address) => fetch(address)));
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 200]);
    const [response] = responses;
    expect([response?.headers.get("retry-after"), response?.headers.get("cache-control")]).toEqual([
      expect.any(String),
      "no-store",
    ]);
    const path = "/assets/images/production";
    const upload = await own.fetch(path, { method: "POST", body: await noise(random, 9, 9), as: "ada" });
    expect(upload.status).toBe(503);
  } finally {
    await closeAll();
    await database.kill();
    await rm(dir, { recursive: true, force: true });
  }
});
