import type { RiddleLibrary, WrittenRiddle } from "../composer/riddle-library.ts";
import { createOfflineWriter } from "./offline-writer.ts";

const date = "2026-11-24";
const wading: WrittenRiddle = {
  lines: ["I wade on stilts", "all day long", "and then I bow", "to every frog"],
  theme: "wings and winches",
  hints: ["It stands near water.", "It has a long neck.", "A tall wading bird."],
  notes: ["Its legs.", "It is patient.", "Its long neck.", "It eats them."],
};
const lifting: WrittenRiddle = { lines: ["I lift", "the beams", "up to", "the clouds"] };

function writerWith(riddles: readonly WrittenRiddle[]) {
  const library: RiddleLibrary = { riddles: new Map([["crane", riddles]]), clues: new Map() };
  return createOfflineWriter({
    library,
    secret: "a secret of tests",
    compose: (_, on) => ({
      lines: ["composed", "for a date", on, "and no other"],
      hints: ["A creature.", "A machine.", "A creature and a machine."],
    }),
  });
}

describe("the offline writer", () => {
  it("takes the library's verse with its theme, hints and notes", () => {
    expect(writerWith([wading]).write("crane", date)).toEqual({ ...wading, source: "library" });
  });

  it("gives a verse without hints three of them, and neither a theme nor notes", () => {
    const { theme, hints, notes } = writerWith([lifting]).write("crane", date);
    expect([theme, notes]).toEqual([null, null]);
    expect(new Set(hints).size).toBe(3);
  });

  it("composes when the library has nothing, or nothing that the spoiler guard lets pass", () => {
    expect(writerWith([]).write("crane", date).source).toBe("composer");
    const spoiling = { ...wading, hints: ["It wades.", "It bows.", "A crane."] as const };
    expect(writerWith([spoiling]).write("crane", date)).toMatchObject({
      source: "composer",
      lines: ["composed", "for a date", date, "and no other"],
    });
  });

  it("has another text for each variant: first those of the library, then composed ones", () => {
    const writer = writerWith([wading, lifting]);
    const texts = [0, 1, 2, 3].map((variant) => writer.write("crane", date, variant));
    expect(texts.map(({ source }) => source)).toEqual(["library", "library", "composer", "composer"]);
    expect(new Set(texts.map(({ lines }) => lines.join("\n"))).size).toBe(4);
  });

  it("finds the hints that belong to a verse of the library", () => {
    const { hints, theme, source } = writerWith([lifting, wading]).complete("crane", date, wading.lines);
    expect({ hints, theme, source }).toEqual({ hints: wading.hints, theme: wading.theme, source: "library" });
  });

  it("adds hints to a verse that the library doesn't have, and leaves the verse as it is", () => {
    const text = writerWith([wading]).complete("crane", date, ["Some old verse"]);
    expect(text).toMatchObject({ lines: ["Some old verse"], theme: null, source: "composer" });
    expect(new Set(text.hints).size).toBe(3);
  });
});
