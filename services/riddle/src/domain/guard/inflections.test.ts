import { findLeak, findLeaks } from "./find-leak.ts";

const leakIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak && `${leak.rule}: ${leak.place.text}`;
};

describe("findInflections", () => {
  it.each([
    ["break", "said brokenly", "inflection: brokenly"],
    ["crane", "it is craning", "inflection: craning"],
    ["light", "it was lit", "inflection: lit"],
    ["drawn", "it draws well", "inflection: draws"],
    ["carry", "it was miscarried", "inflection: miscarried"],
    ["write", "it was rewritten", "inflection: rewritten"],
    ["taken", "they overtook", "inflection: overtook"],
    ["light", "it was relit", "inflection: relit"],
    ["light", "so gnithgil", "reversed: gnithgil"],
    ["crane", "a cran\u0435fly", "lookalike: cran\u0435fly"],
    ["apple", "so apppple", "lookalike: apppple"],
  ])("finds a form of %s in %j", (word, text, leak) => {
    expect(leakIn(word, text)).toBe(leak);
  });

  it.each([
    ["carry", "carries carried carrier carriers"],
    ["merry", "merrier merriest merrily merriment"],
    ["happy", "happiness"],
    ["mercy", "merciful mercifully merciless"],
    ["glory", "glorify glorified glorifies"],
    ["adore", "adoring adoringly adored adorer adorers adorable adorably adoration adorations"],
    ["sense", "sensor sensors"],
    ["dense", "denser densest density"],
  ])("finds all forms of %s: %s", (word, forms) => {
    const missed = forms.split(" ").filter((form) => findLeak(word, `so ${form} it is`)?.place.text !== form);
    expect(missed).toEqual([]);
  });

  it.each([
    ["light", "a liter of milk"],
    ["plant", "a planer for wood"],
    ["belle", "two bellies"],
    ["count", "an accounting firm"],
    ["count", "countenancing it"],
    ["count", "all accountabilities"],
    ["crane", "so seilfenarc"],
    ["crane", "two currencies"],
    ["crane", "so cooool"],
  ])("finds no form of %s in %j", (word, text) => {
    expect(findLeaks(word, text)).toEqual([]);
  });
});
