import { randomBytes } from "node:crypto";
import { deflateSync, crc32 } from "node:zlib";
import { request } from "node:http";
import type { ClientError, SanityClient } from "@sanity/client";
import sharp from "sharp";
import { eventually } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";
import { noise, quarters } from "./support/pictures.ts";
import { seededRandom } from "./support/random.ts";

let lake: HttpLake;
let ada: SanityClient;
beforeAll(async () => {
  lake = await startHttpLake();
  ada = lake.client("ada");
});
afterAll(closeAll);
afterEach(async () => {
  // No refused upload has left anything behind.
  const { connection } = lake.replica.mongo;
  const rows = await connection
    .collection("assets")
    .find({}, { projection: { _id: 1 } })
    .toArray();
  const named = lake.replica.production.state.all().map(({ uploadId }) => uploadId);
  expect(rows.filter(({ _id }) => !named.includes(_id as unknown))).toEqual([]);
  const uploads = await connection.collection("assetChunks").distinct("upload");
  expect(uploads.filter((upload) => !named.includes(upload as unknown))).toEqual([]);
});

const random = seededRandom(666);
const refusal = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof Error && "statusCode" in error) return error as ClientError;
  throw new Error("it was not refused", { cause: error });
};
const image = (bytes: Buffer, options = {}) => refusal(ada.assets.upload("image", bytes, options));

/** A PNG of one color, of any size in pixels and few bytes. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const named = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([head, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("an image is refused", () => {
  it.each([
    ["nothing", Buffer.alloc(0), "The file is empty."],
    [
      "a page",
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      "This is no picture that can be used.",
    ],
    [
      "a program",
      Buffer.from("\u007fELF\u0002\u0001\u0001 and more of it, quite a bit more"),
      "This is no picture",
    ],
    ["a document", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF"), "This is no picture"],
    [
      "a drawing with a script",
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script></svg>',
      ),
      "This SVG can't be used. It must not hold scripts",
    ],
    [
      "a drawing that refers elsewhere",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.com/x.png"/></svg>'),
      "This SVG can't be used. It must not refer to other files.",
    ],
    ["a drawing that is none", Buffer.from("<svg><g></svg>"), "The picture is broken or was cut off."],
    ["only the start of a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "picture"],
  ])("when it is %s, whatever its name and Content-Type", async (_what, bytes, message) => {
    const { statusCode, message: actual } = await image(bytes, {
      filename: "x.png",
      contentType: "image/png",
    });
    expect(statusCode).toBe(400);
    expect(actual).toContain(message);
  });

  it("when it is truncated", async () => {
    const picture = quarters(300, 200);
    for (const bytes of [
      await noise(random, 300, 200),
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().webp({ lossless: true }).toBuffer(),
      await picture.clone().gif().toBuffer(),
    ]) {
      const { statusCode, message } = await image(bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      expect(statusCode).toBe(400);
      expect(message).toContain("broken or was cut off");
    }
  });

  it("when it has too many pixels, however small the file is", async () => {
    for (const [width, height] of [
      [60_000, 60_000],
      [20_000, 20_000],
      [1_000_000, 101],
    ] as const) {
      const bytes = hugePng(width, height);
      expect(bytes.length).toBeLessThan(100_000);
      const { statusCode, message } = await image(bytes);
      expect([statusCode, message]).toEqual([413, expect.stringContaining("50 million pixels at most")]);
    }
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"></svg>';
    expect((await image(Buffer.from(drawing))).statusCode).toBe(413);
  });

  it("when it is a drawing that is too long", async () => {
    const long = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(3 * 1024 * 1024)}</svg>`);
    const { statusCode, message } = await image(long);
    expect([statusCode, message]).toEqual([413, expect.stringContaining("SVGs may have 2 MiB at most")]);
  });

  it("when the file is too large, with an error that the client receives", async () => {
    const bytes = Buffer.alloc(21 * 1024 * 1024, 1);
    const { statusCode, message } = await image(bytes);
    expect([statusCode, message]).toEqual([413, expect.stringContaining("Pictures may have 20 MiB at most")]);
    // The same without a Content-Length.
    const pieces = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (let piece = 0; piece < 21; piece++) stream.enqueue(bytes.subarray(0, 1024 * 1024));
        stream.close();
      },
    });
    const response = await lake.fetch("/assets/images/production", {
      method: "POST",
      body: pieces,
      as: "ada",
      duplex: "half",
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("Pictures may have 20 MiB at most");
  });

  it("when it is random bytes after a valid header", async () => {
    const good = await quarters(64, 64).png().toBuffer();
    for (let run = 0; run < 15; run++) {
      const bytes = Buffer.from(good);
      const from = 8 + random(bytes.length - 8);
      for (let at = from; at < Math.min(bytes.length, from + 40); at++) bytes[at] = random(256);
      const outcome = await ada.assets.upload("image", bytes).catch((error: unknown) => error as ClientError);
      if (outcome instanceof Error) expect([400, 413]).toContain(outcome.statusCode);
      else expect((await fetch(outcome.url)).status).toBe(200);
    }
  });

  it("when unknown metadata is requested", async () => {
    const bytes = await noise(random, 4, 4);
    const response = await lake.fetch("/assets/images/production?meta=password", {
      method: "POST",
      body: bytes,
      as: "ada",
    });
    expect(response.status).toBe(400);
  });
});

it("An upload that is broken off leaves nothing behind", async () => {
  const { port } = new URL(lake.url);
  for (const kind of ["images", "files"]) {
    const path = `/v2025-02-19/assets/${kind}/production`;
    const headers = { authorization: "Bearer ada", "content-length": 5_000_000 };
    const upload = request({ port, path, method: "POST", headers });
    upload.on("error", () => undefined);
    upload.write(Buffer.alloc(3_000_000, 7));
    const rows = lake.replica.mongo.connection.collection("assets");
    await eventually(async () => expect(await rows.countDocuments({ isWhole: false })).toBe(1));
    upload.destroy();
    await eventually(async () => expect(await rows.countDocuments({ isWhole: false })).toBe(0));
  }
});

it("An SVG is served in a sandbox", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="red"/></svg>';
  const document = await ada.assets.upload("image", Buffer.from(drawing), { filename: "a.svg" });
  expect(document).toMatchObject({
    extension: "svg",
    mimeType: "image/svg+xml",
    metadata: { dimensions: { width: 40, height: 20 }, hasAlpha: true, isOpaque: false },
  });
  const response = await fetch(`${document.url}?w=10`);
  expect(await response.text()).toBe(drawing);
  expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none';.*sandbox$/);
  const drawn = await sharp(await (await fetch(`${document.url}?w=400&fm=png`)).arrayBuffer()).metadata();
  expect([drawn.width, drawn.height, drawn.format]).toEqual([400, 200, "png"]);
});

describe("a file", () => {
  it("is served byte for byte, completely and in ranges, with the type that its bytes have", async () => {
    const bytes = randomBytes(2_600_000);
    bytes.write("%PDF-1.7\n");
    const document = await ada.assets.upload("file", bytes, {
      filename: "List.pdf",
      contentType: "text/html",
    });
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^file-[0-9a-f]{40}-pdf$/) as string,
      _type: "sanity.fileAsset",
      extension: "pdf",
      mimeType: "application/pdf",
      originalFilename: "List.pdf",
      size: bytes.length,
    });
    const whole = await fetch(document.url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect(whole.headers.get("content-type")).toBe("application/pdf");
    for (let run = 0; run < 6; run++) {
      const from = random(bytes.length);
      const to = from + random(bytes.length - from);
      const part = await fetch(document.url, { headers: { Range: `bytes=${from}-${to}` } });
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes ${from}-${to}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await fetch(document.url, { headers: { Range: "bytes=2600000-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */2600000"]);
    const other = await fetch(document.url, { headers: { Range: "bytes=0-4", "If-Range": '"other"' } });
    expect(other.status).toBe(200);
    const named = await fetch(`${document.url}?dl=`);
    expect(named.headers.get("content-disposition")).toBe("attachment; filename=List.pdf");
    await named.arrayBuffer();
    await other.arrayBuffer();
  });

  it.each([
    ["x.html", "text/html", "<!doctype html><script>alert(document.domain)</script>"],
    ["x.js", "text/javascript", "alert(document.domain)"],
    ["x.css", "text/css", "body { display: none }"],
  ])(
    "that a browser would run is sent as bytes of no known type: %s",
    async (filename, contentType, text) => {
      const { url } = await ada.assets.upload("file", Buffer.from(text), { filename, contentType });
      const response = await fetch(url);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": "attachment",
        "content-security-policy": expect.stringContaining("sandbox") as string,
        "x-content-type-options": "nosniff",
      });
      await response.arrayBuffer();
    },
  );

  it("may be JSON, which is stored rather than parsed", async () => {
    const bytes = Buffer.from('{"mutations": [');
    const options = { filename: "list.json", contentType: "application/json" };
    const document = await ada.assets.upload("file", bytes, options);
    const response = await fetch(document.url);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("is refused when it is empty or too large, and may have any name", async () => {
    expect((await refusal(ada.assets.upload("file", Buffer.alloc(0)))).statusCode).toBe(400);
    const response = await lake.fetch("/assets/files/production", {
      method: "POST",
      as: "ada",
      body: Buffer.alloc(101 * 1024 * 1024),
    });
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringContaining("Files may have 100 MiB at most"),
    ]);
    const odd = await ada.assets.upload("file", Buffer.from("x"), { filename: "../../étc/pass\nwd.TXT" });
    expect(odd).toMatchObject({ originalFilename: "passwd.TXT", extension: "txt" });
  });
});
