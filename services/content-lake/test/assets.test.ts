import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import sharp from "sharp";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";
import { look, noise, quarters } from "./support/pictures.ts";
import { seededRandom } from "./support/random.ts";

let lake: HttpLake;
let ada: SanityClient;
beforeAll(async () => {
  lake = await startHttpLake();
  ada = lake.client("ada");
});
afterAll(closeAll);

const random = seededRandom(20261121);
const sha1 = (bytes: Uint8Array) => createHash("sha1").update(bytes).digest("hex");
const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });
const bytesOf = async (address: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await get(address, headers)).arrayBuffer());
const corners: [number, number][] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.75, 0.75],
  [0.25, 0.75],
];

describe("an uploaded image", () => {
  it("has a document with Sanity's fields, and is served byte for byte", async () => {
    const bytes = await quarters(40, 20).png().toBuffer();
    const document = await ada.assets.upload("image", bytes, {
      filename: "some/where/Four quarters.png",
      title: "Quarters",
      creditLine: "us",
      source: { id: "s1", name: "test", url: "https://example.com/s1" },
    });
    const hash = sha1(bytes);
    expect(document).toMatchObject({
      _id: `image-${hash}-40x20-png`,
      _type: "sanity.imageAsset",
      assetId: hash,
      sha1hash: hash,
      extension: "png",
      mimeType: "image/png",
      size: bytes.length,
      originalFilename: "Four quarters.png",
      title: "Quarters",
      creditLine: "us",
      source: { _type: "sanity.assetSourceData", id: "s1", name: "test", url: "https://example.com/s1" },
      path: `images/lake/production/${hash}-40x20.png`,
      url: `${lake.url}/images/lake/production/${hash}-40x20.png`,
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width: 40, height: 20, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/) as string,
      },
    });
    expect(document.uploadId).toMatch(/./);
    const response = await get(document.url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
      etag: `"${hash}"`,
    });
    const again = await get(document.url, { "If-None-Match": `"${hash}"` });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it("has one document when it is uploaded again, even at the same time", async () => {
    const bytes = await noise(random, 30, 30);
    const documents = await Promise.all(
      [1, 2, 3, 4].map((number) => ada.assets.upload("image", bytes, { filename: `${number}.png` })),
    );
    const later = await lake.client("root").assets.upload("image", bytes);
    expect(new Set([...documents, later].map(({ _id, _rev }) => `${_id} ${_rev}`)).size).toBe(1);
    expect(await bytesOf(later.url)).toEqual(bytes);
    const kept = lake.replica.mongo.connection.collection("assetChunks");
    expect(await kept.countDocuments({ upload: later.uploadId })).toBe(1);
  });

  it("has a preview unless its client wants none, and its rendition holds no EXIF data", async () => {
    const exif = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
    const bytes = await quarters(16, 8).jpeg().withExif(exif).toBuffer();
    const bare = await ada.assets.upload("image", bytes, { extract: ["exif", "location"] });
    expect(Object.keys(bare.metadata).sort()).toEqual(["_type", "dimensions", "hasAlpha", "isOpaque"]);
    expect((await sharp(await bytesOf(`${bare.url}?w=8`)).metadata()).exif).toBeUndefined();
  });

  it("is upright according to its EXIF orientation", async () => {
    const bytes = await quarters(40, 20).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const document = await ada.assets.upload("image", bytes);
    expect(document.metadata.dimensions).toMatchObject({ width: 20, height: 40 });
    expect(document._id).toMatch(/-20x40-jpg$/);
    expect(await look(await bytesOf(`${document.url}?w=10`), ...corners)).toEqual({
      size: "10x20",
      colors: "white red green blue",
    });
  });

  it("is served by every replica at once, and by none after it is deleted", async () => {
    const other = await startHttpLake({ ...lake.replica.config }, { isIsolated: true, pollMs: 600_000 });
    const bytes = await noise(random, 12, 12);
    const document = await ada.assets.upload("image", bytes);
    const { pathname } = new URL(document.url);
    expect(await bytesOf(other.url + pathname)).toEqual(bytes);
    await ada.delete(document._id);
    expect((await get(document.url)).status).toBe(404);
    await other.replica.production.catchUp();
    expect((await get(other.url + pathname)).status).toBe(404);
    const anew = await other.client("ada").assets.upload("image", bytes);
    expect(anew.uploadId).not.toBe(document.uploadId);
    expect(await bytesOf(other.url + pathname)).toEqual(bytes);
    expect(await bytesOf(document.url)).toEqual(bytes);
  });

  it("can't be deleted while a document refers to it", async () => {
    const document = await ada.assets.upload("image", await noise(random, 10, 10));
    await ada.create({ _id: "shows", _type: "post", cover: { asset: { _ref: document._id } } });
    await expect(ada.delete(document._id)).rejects.toMatchObject({ statusCode: 409 });
    expect((await get(document.url)).status).toBe(200);
  });

  it("needs the right to write", async () => {
    const bytes = await noise(random, 4, 4);
    await expect(lake.client("eve").assets.upload("image", bytes)).rejects.toMatchObject({ statusCode: 403 });
    await expect(lake.client().assets.upload("image", bytes)).rejects.toMatchObject({ statusCode: 401 });
    const nowhere = lake.client("ada", { dataset: "nowhere" });
    await expect(nowhere.assets.upload("image", bytes)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("a rendered image", () => {
  let url: string;
  beforeAll(async () => {
    url = (await ada.assets.upload("image", await quarters(80, 40).png().toBuffer())).url;
  });
  const shown = async (query: string) => look(await bytesOf(`${url}?${query}`), ...corners);

  it.each([
    ["w=40", "40x20", "red green blue white"],
    ["h=10", "20x10", "red green blue white"],
    ["w=160", "160x80", "red green blue white"],
    ["w=160&fit=max", "80x40", "red green blue white"],
    ["w=30&h=30", "30x15", "red green blue white"],
    ["w=20&h=20&fit=crop", "20x20", "red green blue white"],
    ["rect=0,0,40,20", "40x20", "red red red red"],
    ["rect=40,20,40,20&w=10", "10x5", "blue blue blue blue"],
    ["dpr=2&w=20", "40x20", "red green blue white"],
  ])("follows the parameters %s", async (query, size, colors) => {
    expect(await shown(query)).toEqual({ size, colors });
  });

  it.each([
    ["fm=jpg", "image/jpeg", "jpeg"],
    ["fm=png", "image/png", "png"],
    ["fm=webp&w=20", "image/webp", "webp"],
  ])("has the format that %s requests", async (query, type, format) => {
    const response = await get(`${url}?${query}`);
    expect(response.headers.get("content-type")).toBe(type);
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe(format);
  });

  it("is WebP for clients that accept it, and varies by Accept", async () => {
    const modern = await get(`${url}?auto=format&w=20`, { Accept: "image/avif,image/webp,*/*" });
    const old = await get(`${url}?auto=format&w=20`, { Accept: "*/*" });
    expect(modern.headers.get("content-type")).toBe("image/webp");
    expect(old.headers.get("content-type")).toBe("image/png");
    expect([modern, old].map(({ headers }) => headers.get("vary"))).toEqual(["Accept", "Accept"]);
    expect(modern.headers.get("etag")).not.toBe(old.headers.get("etag"));
  });

  it("has the same ETag for parameters in any order", async () => {
    const [one, two, three] = await Promise.all([
      get(`${url}?w=20&h=10`),
      get(`${url}?h=10&w=20`),
      get(`${url}?h=10&w=21`),
    ]);
    const etag = one.headers.get("etag") ?? "";
    expect(two.headers.get("etag")).toBe(etag);
    expect(three.headers.get("etag")).not.toBe(etag);
    expect((await get(`${url}?w=20&h=10`, { "If-None-Match": etag })).status).toBe(304);
  });

  it("can be downloaded, and have a readable name in its URL", async () => {
    const response = await get(`${url}?dl=h%C3%BCbsch%0D%0A.png&w=20`);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="h?bsch.png"; filename*=UTF-8''h%C3%BCbsch.png`,
    );
    expect(response.headers.get("content-type")).toBe("image/png");
    expect((await get(`${url}/pretty-name.png`)).status).toBe(200);
  });

  it.each(["w=many", "fm=exe", "blur=50", "w=5&w=6"])(
    "is refused for %s, with a response that isn't cached",
    async (query) => {
      const response = await get(`${url}?${query}`);
      expect([response.status, response.headers.get("cache-control")]).toEqual([400, "no-store"]);
      const body = (await response.json()) as { error: { description: string } };
      expect(body.error.description).toContain(`the parameter "${query.split("=", 1)[0]}"`);
    },
  );

  it.each(["x.png", "../secret", `${"0".repeat(40)}-4x4.png`, `${"0".repeat(40)}.png`, "%00", "__proto__"])(
    "isn't found under the name %s",
    async (file) => {
      const response = await get(`${lake.url}/images/lake/production/${file}`);
      expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    },
  );

  it("isn't found in another project or dataset", async () => {
    for (const other of [
      "/images/other/production/",
      "/images/lake/hidden/",
      "/images/lake/nowhere/",
      "/files/lake/production/",
    ]) {
      const address = url.replace("/images/lake/production/", other);
      expect((await get(address, { authorization: "Bearer eve" })).status).toBe(404);
    }
  });

  it("responds to HEAD without a body", async () => {
    for (const address of [url, `${url}?w=20`]) {
      const response = await fetch(address, { method: "HEAD" });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 0]);
      expect(Number(response.headers.get("content-length"))).toBeGreaterThan(20);
    }
  });
});
