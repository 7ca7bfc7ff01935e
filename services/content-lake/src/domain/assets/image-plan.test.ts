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
  ["w=300&dpr=2", { width: 600, height: 315 }],
  ["dpr=2", { width: 2400, height: 1260 }],
  ["w=8192&dpr=3", { width: 5521, height: 2898 }],
])("An image of 1200x630 with the parameters %j is shown whole, at the size %j", (query, scaled) => {
  expect(plan(query)).toEqual({ region: whole, scaled });
});

it("A crop shows the center, in the requested aspect ratio", () => {
  const scaled = { width: 300, height: 300 };
  const square = { width: 630, height: 630 };
  expect(plan("w=300&h=300&fit=crop")).toEqual({ region: { left: 285, top: 0, ...square }, scaled });
  expect(plan("w=300&h=300&fit=crop", { width: 630, height: 1200 })).toEqual({
    region: { left: 0, top: 285, ...square },
    scaled,
  });
});

it("A rectangle is clipped to the image, and the whole image is shown for one outside", () => {
  expect(plan("rect=100,50,300,200").region).toEqual({ left: 100, top: 50, width: 300, height: 200 });
  expect(plan("rect=1100,600,400,400").region).toEqual({ left: 1100, top: 600, width: 100, height: 30 });
  for (const outside of ["5000,5000", "1200,0", "0,630"])
    expect(plan(`rect=${outside},10,10`).region).toEqual(whole);
});

it("A plan stays within the image and the limits, whatever is requested", () => {
  const random = seededRandom(20261121);
  for (let run = 0; run < 5000; run++) {
    const size = { width: 1 + random(20_000), height: 1 + random(12_800) };
    const side = () => String(1 + random(random(2) ? 9000 : 60));
    const query = new URLSearchParams({ fit: ["clip", "crop", "max"][random(3)] ?? "clip" });
    for (const name of ["w", "h"]) if (random(3) > 0) query.set(name, side());
    if (random(2)) query.set("rect", [random(9000), random(9000), 1 + random(9000), 1 + random(9000)].join());
    if (random(2)) query.set("dpr", "3");
    const { region, scaled } = planImage(size, parseImageParams(query));
    const numbers = [...Object.values(region), ...Object.values(scaled)];
    const isSound =
      numbers.every((value) => Number.isInteger(value) && value >= 0) &&
      Math.min(region.width, region.height, scaled.width, scaled.height) >= 1 &&
      region.left + region.width <= size.width &&
      region.top + region.height <= size.height &&
      scaled.width * scaled.height <= 16_100_000;
    if (!isSound)
      throw new Error(
        `${query.toString()} of ${JSON.stringify(size)}: ${JSON.stringify({ region, scaled })}`,
      );
  }
});
