import { findLeak } from "../guard/find-leak.ts";
import { seededRandom } from "../seeded-random.ts";
import { createComposer } from "./compose-riddle.ts";

const secret = "a secret of tests";
const compose = createComposer({}, { secret });

describe("createComposer", () => {
  it("writes a riddle for any five letters that are not in the lexicon", () => {
    const random = seededRandom(secret, "any five letters");
    for (let i = 0; i < 500; i++) {
      const word = Array.from({ length: 5 }, () => String.fromCharCode(97 + random(26))).join("");
      const text = compose(word, "2026-11-21").lines.join("\n");
      expect(findLeak(word, text)).toBeNull();
      expect(text).toMatch(/my letters/i);
    }
  });
});
