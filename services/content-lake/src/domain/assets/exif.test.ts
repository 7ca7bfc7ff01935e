import { seededRandom } from "../../../test/support/random.ts";
import { cameraFactsOf } from "./exif.ts";

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
