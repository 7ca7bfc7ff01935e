import { seededRandom } from "../../../test/support/random.ts";
import { parseImageParams } from "./image-params.ts";
import { planImage } from "./image-plan.ts";

const landscape = { width: 1200, height: 630 };
const plan = (query: string, size = landscape) =>
  planImage(size, parseImageParams(new URLSearchParams(query)));
const whole = { left: 0, top: 0, ...landscape };

it.each([
  ["", { width: 1200, height: 630 }],
  ["w=600", { width: 600, height: 315 }],
  ["h=315", { width: 600, height: 315 }],
  ["w=600&h=600", { width: 600, height: 315 }],
  ["w=2400", { width: 2400, height: 1260 }],
  ["w=2400&fit=max", { width: 1200, height: 630 }],
  ["w=600&h=600&fit=scale", { width: 600, height: 600 }],
  ["w=300&dpr=2", { width: 600, height: 315 }],
  ["dpr=2", { width: 2400, height: 1260 }],
  ["w=8192&h=10&fit=scale&dpr=3", { width: 8192, height: 10 }],
  ["w=10&h=8192&fit=scale&dpr=3", { width: 10, height: 8192 }],
  ["w=100000&fit=scale&h=10", { width: 8192, height: 10 }],
  ["w=8000&h=8000&fit=scale", { width: 4000, height: 4000 }],
])("scales %j to %j and shows all of it", (query, scaled) => {
  expect(plan(query)).toMatchObject({ region: whole, scaled });
});

it.each([
  ["", { left: 285, top: 0 }],
  ["&crop=left", { left: 0, top: 0 }],
  ["&crop=right", { left: 570, top: 0 }],
  ["&crop=top,left", { left: 0, top: 0 }],
  ["&crop=focalpoint&fp-x=0.25", { left: 0, top: 0 }],
  ["&crop=focalpoint&fp-x=0.5", { left: 285, top: 0 }],
  ["&crop=focalpoint&fp-x=1", { left: 570, top: 0 }],
])("crops to the requested aspect ratio, at %j", (query, place) => {
  expect(plan(`w=300&h=300&fit=crop${query}`)).toMatchObject({
    region: { ...place, width: 630, height: 630 },
    scaled: { width: 300, height: 300 },
  });
});

it.each([
  ["crop=top", 0],
  ["", 285],
  ["crop=bottom", 570],
  ["crop=focalpoint&fp-y=1", 570],
  ["crop=top&flip=v", 570],
  ["crop=bottom&flip=v", 0],
  ["crop=top&flip=h", 0],
])("crops a tall image to the requested aspect ratio, at %j", (query, top) => {
  const region = { left: 0, top, width: 630, height: 630 };
  const square = `w=300&h=300&fit=crop&${query}`;
  expect(plan(square, { width: 630, height: 1200 })).toMatchObject({ region });
  expect(plan(`${square}&or=90`)).toMatchObject({ region });
  expect(plan(`${square}&or=270`)).toMatchObject({ region });
});

it("leaves it to what the image shows where it is cropped, if asked to", () => {
  expect(plan("w=300&h=300&fit=crop&crop=entropy")).toMatchObject({
    region: whole,
    scaled: { width: 571, height: 300 },
    cropTo: { width: 300, height: 300 },
  });
  expect(plan("w=300&h=300&fit=crop")).not.toHaveProperty("cropTo");
});

it("never enlarges with fit=min, and keeps the requested aspect ratio", () => {
  expect(plan("w=4000&h=2000&fit=min")).toMatchObject({ scaled: { width: 1200, height: 600 } });
  expect(plan("w=300&h=300&fit=min")).toMatchObject({ scaled: { width: 300, height: 300 } });
  expect(plan("w=300&h=1260&fit=min")).toMatchObject({ scaled: { width: 150, height: 630 } });
});

it("fills the space around the image", () => {
  const filled = plan("w=600&h=600&fit=fill");
  expect(filled.scaled).toEqual({ width: 600, height: 315 });
  expect(filled.space).toEqual({ left: 0, top: 142, right: 0, bottom: 143 });
  const small = plan("w=1400&h=700&fit=fillmax&pad=10");
  expect(small.scaled).toEqual(landscape);
  expect(small.space).toEqual({ left: 110, top: 45, right: 110, bottom: 45 });
});

it("finds a rectangle in a rotated image", () => {
  const rect = "rect=100,50,300,200";
  expect(plan(rect).region).toEqual({ left: 100, top: 50, width: 300, height: 200 });
  expect(plan(`${rect}&or=90`).region).toEqual({ left: 380, top: 100, width: 200, height: 300 });
  expect(plan(`${rect}&or=180`).region).toEqual({ left: 800, top: 380, width: 300, height: 200 });
  expect(plan(`${rect}&or=270`).region).toEqual({ left: 50, top: 800, width: 200, height: 300 });
});

it("shows the same rectangle of a mirrored image, and crops at the visible side", () => {
  const rect = "rect=100,50,300,200";
  expect(plan(`${rect}&flip=hv`).region).toEqual({ left: 100, top: 50, width: 300, height: 200 });
  const square = "w=300&h=300&fit=crop&crop=left";
  expect(plan(`${square}&flip=h`).region).toEqual({ left: 570, top: 0, width: 630, height: 630 });
  expect(plan(`${square}&flip=v`).region).toEqual({ left: 0, top: 0, width: 630, height: 630 });
});

it("clips a rectangle to the image, and takes the whole image for one outside", () => {
  expect(plan("rect=1100,600,400,400").region).toEqual({ left: 1100, top: 600, width: 100, height: 30 });
  for (const outside of ["5000,5000", "1200,0", "0,630"])
    expect(plan(`rect=${outside},10,10`).region).toEqual(whole);
});

it("bounds the free side of a crop", () => {
  expect(plan("h=600&fit=crop&max-w=400").scaled).toEqual({ width: 400, height: 600 });
  expect(plan("w=400&fit=crop&min-h=500").scaled).toEqual({ width: 400, height: 500 });
  expect(plan("fit=crop&max-w=400").scaled).toEqual({ width: 400, height: 630 });
  expect(plan("fit=crop&max-h=400").scaled).toEqual({ width: 1200, height: 400 });
  expect(plan("fit=crop&min-h=700").scaled).toEqual({ width: 1200, height: 700 });
  expect(plan("fit=crop&min-w=1300").scaled).toEqual({ width: 1300, height: 630 });
});

it("stays within the image and the limits, whatever is requested", () => {
  const random = seededRandom(20261121);
  const fits = ["clip", "crop", "fill", "fillmax", "max", "scale", "min"];
  for (let run = 0; run < 5000; run++) {
    const size = { width: 1 + random(20_000), height: 1 + random(12_800) };
    const side = () => String(1 + random(random(2) ? 9000 : 60));
    const query = new URLSearchParams({ fit: fits[random(fits.length)] ?? "clip" });
    for (const name of ["w", "h", "min-w", "max-w", "min-h", "max-h"])
      if (random(3) === 0) query.set(name, side());
    if (random(2)) query.set("rect", [random(9000), random(9000), 1 + random(9000), 1 + random(9000)].join());
    if (random(2)) query.set("or", String(90 * random(4)));
    if (random(2)) query.set("dpr", "3");
    const { region, scaled, space } = planImage(size, parseImageParams(query));
    const seen = Number(query.get("or") ?? 0) % 180 ? { width: size.height, height: size.width } : size;
    const numbers = [...Object.values(region), ...Object.values(scaled), ...Object.values(space)];
    const isSound =
      numbers.every((value) => Number.isInteger(value) && value >= 0) &&
      region.width >= 1 &&
      region.height >= 1 &&
      region.left + region.width <= seen.width &&
      region.top + region.height <= seen.height &&
      (scaled.width + space.left + space.right) * (scaled.height + space.top + space.bottom) <= 16_500_000;
    if (!isSound)
      throw new Error(
        `${query.toString()} of ${JSON.stringify(size)}: ${JSON.stringify({ region, scaled, space })}`,
      );
  }
});
