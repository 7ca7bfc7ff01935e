import { toIco } from "./ico.ts";

it("has a directory of one icon, whose PNG begins right after it", () => {
  const png = Buffer.alloc(70_000, "png");
  const ico = toIco(png, 32);
  expect({
    reserved: ico.readUInt16LE(0),
    type: ico.readUInt16LE(2),
    icons: ico.readUInt16LE(4),
    side: [ico.readUInt8(6), ico.readUInt8(7)],
    colors: [ico.readUInt8(8), ico.readUInt8(9)],
    planes: ico.readUInt16LE(10),
    bitsPerPixel: ico.readUInt16LE(12),
    bytes: ico.readUInt32LE(14),
    at: ico.readUInt32LE(18),
  }).toEqual({
    ...{ reserved: 0, type: 1, icons: 1, side: [32, 32], colors: [0, 0], planes: 1, bitsPerPixel: 32 },
    ...{ bytes: 70_000, at: 22 },
  });
  expect(ico.subarray(22).equals(png)).toBe(true);
});
