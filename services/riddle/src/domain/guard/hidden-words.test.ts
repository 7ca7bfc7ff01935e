import { findLeaks } from "./find-leak.ts";

const hiddenIn = (word: string, text: string): string[] =>
  findLeaks(word, text).flatMap(({ rule, place }) => (rule === "hidden" ? [place.text] : []));

describe("findHiddenWords", () => {
  it.each([
    ["crane", "so micRAN Egg it is", "cRAN E"],
    ["crane", "so MicrAN Egg it is", "crAN E"],
    ["begin", "so mayBE GIn it is", "BE GIn"],
    ["begin", "so may*be gin*ger it is", "be gin"],
    ["begin", "so may\u201Cbe gin\u201Dger it is", "be gin"],
    ["begin", "so may<i>be gin</i>ger it is", "be gin"],
    ["begin", "so may(be gin)ger it is", "be gin"],
    ["crane", "it hides in micran egg", "cran e"],
    ["crane", "hid by a micran egg", "cran e"],
    ["crane", "I am concealed: micran egg", "cran e"],
    ["crane", "buried, as in micran egg", "cran e"],
    ["crane", "I lurk there: micran egg", "cran e"],
    ["crane", "between the words micran egg", "cran e"],
    ["crane", "inside these: micran egg", "cran e"],
    ["crane", "I span a micran egg", "cran e"],
    ["crane", "straddling a micran egg", "cran e"],
    ["begin", "Look in the gaps: maybe ginger", "be gin"],
    ["begin", "across maybe ginger", "be gin"],
    ["begin", "the middle of maybe ginger", "be gin"],
  ])("finds %s in %j", (word, text, part) => {
    expect(hiddenIn(word, text)).toContain(part);
  });

  it.each([
    ["crane", "so micran egg it is"],
    ["crane", "so micrAN egg it is"],
    ["begin", "so MAYbe GINGER it is"],
    ["other", "My mother hides the brother"],
    ["begin", "so may*be ginger it is"],
    ["begin", "so maybe gin*ger it is"],
    ["begin", "so may)be gin(ger it is"],
    ["crane", "it is hidden in microns and eggs"],
    ["begin", "It hides: be gin or be rum"],
  ])("doesn't take a coincidence for a hidden %s: %j", (word, text) => {
    expect(hiddenIn(word, text)).toEqual([]);
  });

  it("finds the place that is pointed at after others that are not", () => {
    const found = findLeaks("begin", "maybe ginger, maybe ginger, may*be gin*ger");
    expect(found.map(({ rule, place }) => [rule, place.start])).toEqual([["hidden", 32]]);
  });
});
