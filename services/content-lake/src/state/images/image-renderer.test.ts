import sharp from "sharp";
import { parseImageParams } from "../../domain/assets/image-params.ts";
import { createImageQueue } from "./image-queue.ts";
import { createImageRenderer, type RenderRequest } from "./image-renderer.ts";

const source = await sharp({ create: { width: 64, height: 32, channels: 3, background: "red" } })
  .png()
  .toBuffer();

/** Requests for one image, which count how often its bytes are read. */
function countedRequests(sourceId = "one") {
  const counted = { reads: 0 };
  const request = (query: string, format: RenderRequest["format"] = "png"): RenderRequest => ({
    sourceId,
    params: parseImageParams(new URLSearchParams(query)),
    format,
    isDrawing: false,
    pixels: 1000,
    read: () => {
      counted.reads++;
      return Promise.resolve(source);
    },
  });
  return { counted, request };
}

it("An image is rendered once for requests that come at the same time, and not again for later ones", async () => {
  const { counted, request } = countedRequests();
  const renderer = createImageRenderer(createImageQueue({ concurrency: 2, maxWaiting: 0 }));
  const queries = ["w=20&h=9", "h=9&w=20", "w=20&h=9&auto=format"];
  const rendered = await Promise.all(queries.map((query) => renderer.render(request(query))));
  expect(new Set(rendered).size).toBe(1);
  expect(await renderer.render(request("w=20&h=9"))).toBe(rendered[0]);
  expect(counted.reads).toBe(1);
  const other = countedRequests("two");
  await renderer.render(other.request("w=20&h=9"));
  expect(other.counted.reads).toBe(1);
});

it("An image is rendered again in another format, and after a failure", async () => {
  const { counted, request } = countedRequests();
  const renderer = createImageRenderer(createImageQueue({ concurrency: 1, maxWaiting: 2 }));
  const failing = { ...request("w=20"), read: () => Promise.reject(new Error("the database is away")) };
  await expect(renderer.render(failing)).rejects.toThrow("away");
  const formats = await Promise.all([
    renderer.render(request("w=20")),
    renderer.render(request("w=20", "webp")),
  ]);
  expect(await Promise.all(formats.map(async (image) => (await sharp(image).metadata()).format))).toEqual([
    "png",
    "webp",
  ]);
  expect(counted.reads).toBe(2);
});
