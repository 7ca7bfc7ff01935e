import { emptySlots, type, wordOf, type SlotEvent } from "./guess-slots.ts";

const after = (opened: string, ...events: SlotEvent[]) => events.reduce(type, emptySlots(opened, 5));
const shown = ({ letters, caret }: ReturnType<typeof after>) =>
  `${letters.map((letter) => letter || "_").join("")} ${caret}`;
const typed = (letters: string): SlotEvent => ({ type: "typed", letters });

describe("A guess on the tiles", () => {
  it("takes letters one after another around the open ones, and is a word when all are there", () => {
    expect(shown(after(""))).toBe("_____ 0");
    expect(shown(after("", typed("Cr")))).toBe("cr___ 2");
    expect(shown(after("c..n.", typed("ra")))).toBe("cran_ 4");
    expect(wordOf(after("c..n.", typed("ra")))).toBeNull();
    expect(wordOf(after("c..n.", typed("rae")))).toBe("crane");
  });

  it("takes no sign that isn't a letter, and replaces the last letter when it is full", () => {
    expect(shown(after("", typed("a1 é-b")))).toBe("ab___ 2");
    expect(shown(after("", typed("cranes")))).toBe("crans 4");
  });

  it("is erased from the end, the open letters excepted", () => {
    const erased: SlotEvent = { type: "erased" };
    expect(shown(after("", typed("cr"), erased))).toBe("c____ 1");
    expect(shown(after("", typed("crane"), erased, erased))).toBe("cra__ 3");
    expect(shown(after(".r...", typed("c"), erased, erased, erased))).toBe("_r___ 0");
    expect(shown(after("c..n.", typed("ra"), { type: "cleared" }))).toBe("c__n_ 1");
  });

  it("has a caret that moves over the open letters and stays within the word", () => {
    const left: SlotEvent = { type: "moved", by: -1 };
    expect(shown(after(".r...", typed("ca"), left, left))).toBe("cra__ 0");
    expect(shown(after("", left))).toBe("_____ 0");
    expect(shown(after("", typed("crane"), { type: "placed", at: 1 }, typed("l")))).toBe("clane 2");
    expect(shown(after("c....", { type: "placed", at: 0 }))).toBe("c____ 1");
    expect(shown(after("", typed("crane"), { type: "moved", by: 1 }))).toBe("crane 4");
  });
});
