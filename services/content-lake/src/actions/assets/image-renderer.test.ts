import sharp from "sharp";
import { parseImageParams } from "../../domain/assets/image-params.ts";
import { createImageRenderer } from "./image-renderer.ts";
import type { ImageWork } from "./image-work.ts";
import { createWorkQueue } from "./work-queue.ts";

const request = (query: string) => ({
  params: parseImageParams(new URLSearchParams(query)),
  format: "png" as const,
  isDrawing: false,
  pixels: 1000,
});

const picture = (uploadId: string) => ({ dataset: "production", document: { _id: "image" }, uploadId });

function workOf(limits: Parameters<typeof createWorkQueue>[0]): ImageWork {
  const queue = createWorkQueue(limits);
  return { run: (_pixels, work) => queue.run(work) };
}

/** A store that counts how often it is read. */
async function countingStore() {
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const counted = { reads: 0 };
  const assets = {
    find: (uploadId: string) =>
      Promise.resolve({
        uploadId,
        dataset: "production",
        documentId: "image",
        sha1: "",
        size: bytes.length,
        mimeType: "image/png",
        startedAt: new Date(0),
      }),
    read: async function* () {
      counted.reads++;
      yield await Promise.resolve(bytes);
    },
  };
  return { assets, counted };
}

it("makes a picture once for all who ask at the same time, and not again for those who ask later", async () => {
  const { assets, counted } = await countingStore();
  const renderer = createImageRenderer({ assets, imageWork: workOf({ atOnce: 2, waiting: 0 }) });
  const asset = picture("one");
  const made = await Promise.all(
    ["w=20&h=9", "h=9&w=20", "w=20&h=9&auto=format"].map((query) => renderer.render(asset, request(query))),
  );
  expect(new Set(made).size).toBe(1);
  expect(await renderer.render(asset, request("w=20&h=9"))).toBe(made[0]);
  expect(counted.reads).toBe(1);
  await renderer.render(picture("two"), request("w=20&h=9"));
  expect(counted.reads).toBe(2);
});

it("says that it is busy when too many different ones are asked for at once, and recovers", async () => {
  const { assets } = await countingStore();
  const renderer = createImageRenderer({ assets, imageWork: workOf({ atOnce: 1, waiting: 2 }) });
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((width) => renderer.render(picture("one"), request(`w=${width}`))),
  );
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual([503, 503]);
  const later = await renderer.render(picture("one"), request("w=5"));
  expect((await sharp(later).metadata()).width).toBe(5);
});
