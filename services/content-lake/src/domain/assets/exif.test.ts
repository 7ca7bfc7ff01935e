import sharp, { type Exif } from "sharp";
import { seededRandom } from "../../../test/support/random.ts";
import { cameraFactsOf } from "./exif.ts";

/** An EXIF block with these tags, as an encoder writes it. */
async function blockOf(exif: Exif): Promise<Uint8Array> {
  const drawn = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const photo = await drawn.withExif(exif).jpeg().toBuffer();
  const { exif: block } = await sharp(photo).metadata();
  if (!block) throw new Error("The encoder wrote no EXIF block.");
  return block;
}

const place = {
  GPSLatitudeRef: "N",
  GPSLatitude: "51/1 30/1 36/1",
  GPSLongitudeRef: "E",
  GPSLongitude: "7/1 27/1 0/1",
};

it("reads what a camera says of a photo", async () => {
  const { exif, location } = cameraFactsOf(
    await blockOf({
      IFD0: { Make: " Pencil\tInc. ", Copyright: "x".repeat(600) },
      IFD2: { ISOSpeedRatings: "200", DateTimeOriginal: "2026:03:01 12:30:00", UserComment: "binary" },
    }),
  );
  expect(exif).toMatchObject({
    _type: "sanity.imageExifMetadata",
    Make: "PencilInc.",
    Copyright: "x".repeat(500),
    ISOSpeedRatings: 200,
    DateTimeOriginal: "2026-03-01T12:30:00.000Z",
  });
  expect(exif).not.toHaveProperty("UserComment");
  expect(location).toBeUndefined();
});

it.each([
  ["north and east", {}, { lat: 51.51, lng: 7.45 }],
  ["south and west", { GPSLatitudeRef: "S", GPSLongitudeRef: "W" }, { lat: -51.51, lng: -7.45 }],
  ["above the sea", { GPSAltitude: "125/2" }, { lat: 51.51, lng: 7.45, alt: 62.5 }],
])("reads where a photo was taken: %s", async (_what, tags, expected) => {
  const { location } = cameraFactsOf(await blockOf({ IFD3: { ...place, ...tags } }));
  const { lat, lng, ...rest } = location ?? { lat: NaN, lng: NaN };
  expect({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)), ...rest }).toEqual({
    _type: "geopoint",
    ...expected,
  });
});

it.each([
  ["a latitude of 91 degrees", { GPSLatitude: "91/1 0/1 0/1" }],
  ["a longitude of 181 degrees", { GPSLongitude: "181/1 0/1 0/1" }],
  ["a part without a value", { GPSLatitude: "51/1 0/0 36/1" }],
])("says no place for %s", async (_what, tags) => {
  expect(cameraFactsOf(await blockOf({ IFD3: { ...place, ...tags } }))).not.toHaveProperty("location");
});

it("says no place without a longitude", async () => {
  const { GPSLatitude, GPSLatitudeRef } = place;
  expect(cameraFactsOf(await blockOf({ IFD3: { GPSLatitude, GPSLatitudeRef } }))).not.toHaveProperty(
    "location",
  );
});

it("ignores a malformed block", () => {
  const random = seededRandom(7);
  for (let run = 0; run < 2000; run++) {
    const block = Uint8Array.from({ length: random(200) }, () => random(256));
    const header = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0];
    if (random(2)) block.set(header.slice(0, block.length));
    const facts = cameraFactsOf(block);
    if (facts.exif) expect(() => structuredClone(facts)).not.toThrow();
  }
  expect(cameraFactsOf(new Uint8Array())).toEqual({});
});
