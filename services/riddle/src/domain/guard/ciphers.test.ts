import { findLeak } from "./find-leak.ts";

const codeIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "spelled-out" ? leak.place.text : null;
};

describe("findCiphers", () => {
  it.each([
    ["crane", "so dsbof it is", "dsbof"],
    ["crane", "so fudqh it is", "fudqh"],
    ["crane", "a Caesar shift: jyhul", "jyhul"],
    ["crane", "so xizmv it is", "xizmv"],
    ["happy", "so appyhay it is", "appyhay"],
    ["crane", "so ranecay it is", "ranecay"],
    ["crane", "so Y3JhbmU it is", "Y3JhbmU"],
  ])("finds %s in %j", (word, text, part) => {
    expect(codeIn(word, text)).toBe(part);
  });

  it("finds every Caesar shift where the text speaks of one", () => {
    const shifted = Array.from({ length: 25 }, (_, i) =>
      "crane".replace(/./g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + i + 1) % 26))),
    );
    expect(shifted.map((text) => codeIn("crane", `decode ${text}`))).toEqual(shifted);
  });

  it.each([
    "Caesar",
    "a cipher",
    "rot7",
    "rot-7",
    "rot 7",
    "shift each",
    "shifted by",
    "shifting all",
    "decrypt",
    "encoded",
  ])("takes %j for a hint at a cipher", (cue) => {
    expect(codeIn("crane", `${cue}: jyhul`)).toBe("jyhul");
  });

  it.each(["so jyhul it is", "such wonderful news"])("finds no cipher in %j", (text) => {
    expect(findLeak("crane", text)).toBeNull();
  });
});
