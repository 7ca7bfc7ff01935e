import { findLeak } from "./find-leak.ts";

const acrosticIn = (word: string, text: string): string | null => {
  const leak = findLeak(word, text);
  return leak?.rule === "acrostic" ? leak.place.text : null;
};

describe("findAcrostics", () => {
  it.each([
    ["crane", "The last letters of music, tar, sofa, ten and me", "c, tar, sofa, ten and me"],
    ["crane", "Look where my words end: magic over a sun we share", "c over a sun we"],
    ["crane", "Mind my second letters: ace, pray, bake, snow, wet", "ce, pray, bake, snow, we"],
    ["crane", "Look at their hearts: ace, art, tax, ant, bed", "ce, art, tax, ant, be"],
    ["crane", "Take every second letter: acbreaunte", "cbreaunte"],
    ["crane", "Every third letter: xxcxxrxxaxxnxxe", "cxxrxxaxxnxxe"],
    ["crane", "Every other word: cold is rain and a big night so early", "cold is rain and a big night so e"],
  ])("finds %s in the letters that the text tells to read: %j", (word, text, part) => {
    expect(acrosticIn(word, text)).toBe(part);
  });

  it.each([
    "Some music, a tar, sofa, ten and me",
    "ace, pray, bake, snow, wet",
    "ace, art, tax, ant, bed",
    "acbreaunte",
  ])("doesn't read other letters than first ones where nothing points at them: %j", (text) => {
    expect(findLeak("crane", text)).toBeNull();
  });

  it.each([
    [
      "lines",
      "crane",
      "- cold. it\nrain. so\nan ox. go\nno. we\nend",
      "cold. it\nrain. so\nan ox. go\nno. we\ne",
    ],
    [
      "stanzas",
      "crane",
      "cold it is\nso be it\nlet go\n\nrain now\nwe go\n\nan ox\n\nno one\nhears us\n\nend",
      "cold it is\nso be it\nlet go\n\nrain now\nwe go\n\nan ox\n\nno one\nhears us\n\ne",
    ],
    [
      "sentences",
      "crane",
      "cold it is! rain, as ever? an ox, so\u2026 no one, two: end of it",
      "cold it is! rain, as ever? an ox, so\u2026 no one, two: e",
    ],
    [
      "phrases",
      "crane",
      "cold it is | rain too. an ox sits / no one hears\nend of it",
      "cold it is | rain too. an ox sits / no one hears\ne",
    ],
    [
      "phrases after their conjunctions",
      "crane",
      "a cold morning, and razor blades, then another day, finally no one hears, lastly end it",
      "cold morning, and razor blades, then another day, finally no one hears, lastly e",
    ],
    [
      "phrases of which one has nothing but conjunctions",
      "crane",
      "a cold day, the rain too, and then, or no one, lastly end",
      "cold day, the rain too, and then, or no one, lastly e",
    ],
    [
      "every other line",
      "crane",
      "so be it\ncold it is\nso be it\nrain too\nwe go\nan ox\nso is it\nno one\nhears us\nend of it",
      "cold it is\nso be it\nrain too\nwe go\nan ox\nso is it\nno one\nhears us\ne",
    ],
    [
      "words without conjunctions",
      "crane",
      "cat and razor then andes or newt plus eel",
      "cat and razor then andes or newt plus e",
    ],
  ])("finds the word in the first letters of %s", (_, word, text, part) => {
    expect(acrosticIn(word, text)).toBe(part);
  });

  it.each([
    ["sentences", "so basic. go, over. a sofa. to run. be", "c. go, over. a sofa. to run. be"],
    ["the five words of a line", "music over sofa then the", "c over sofa then the"],
  ])("finds the word in the last letters of %s", (_, text, part) => {
    expect(acrosticIn("crane", text)).toBe(part);
  });

  it.each([
    [
      "capitals inside words",
      "crane",
      "Some fanCY and woRds Be fAr In iN thE",
      "CY and woRds Be fAr In iN thE",
    ],
    [
      "capitalised words within sentences",
      "crane",
      "NO Cold day I sat. So Rain fell. Then, A cow. By Night we go. Yes, Ends it",
      "Cold day I sat. So Rain fell. Then, A cow. By Night we go. Yes, E",
    ],
    [
      "capitalised words of which one begins with I",
      "spice",
      "One Sad day. So Pale it was. By Ink, we write. Yes, Cold it is. To Eat",
      "Sad day. So Pale it was. By Ink, we write. Yes, Cold it is. To E",
    ],
    [
      "all capitals but a lone I",
      "crane",
      "I saw a Crow and I saw Rain. A man. Now I go. East",
      "Crow and I saw Rain. A man. Now I go. E",
    ],
    ["capitals with an I at the end of a word", "spice", "Some Pale skI Can End", "Some Pale skI Can E"],
    [
      "capitals with an I at the start of a word",
      "spice",
      "Some big Pale. Ink is good. Can we go. End",
      "Some big Pale. Ink is good. Can we go. E",
    ],
    [
      "letters in square brackets",
      "crane",
      "fan[c]y wo[r]ds [a]t o[n]e tim[e]",
      "c]y wo[r]ds [a]t o[n]e tim[e",
    ],
    ["letters in brackets", "crane", "fan(c)y wo(r)ds (a)t o(n)e tim(e)", "c)y wo(r)ds (a)t o(n)e tim(e"],
    [
      "letters in tags",
      "crane",
      "fan<b>c</b>y wo<b>r</b>ds <b>a</b>t o<b>n</b>e tim<b>e</b>",
      "c</b>y wo<b>r</b>ds <b>a</b>t o<b>n</b>e tim<b>e",
    ],
  ])("finds the word in %s", (_, word, text, part) => {
    expect(acrosticIn(word, text)).toBe(part);
  });

  it("finds an acrostic whatever ends the lines", () => {
    const text = "cold. it\u2028rain. so\u2029an ox. go\u0085no. we\fend";
    expect(acrosticIn("crane", text)).toBe("cold. it\u2028rain. so\u2029an ox. go\u0085no. we\fe");
  });

  it.each([
    ["crane", "so music over sofa then the"],
    ["level", "I stand on one leg"],
    ["crane", "come running \u4E2D and never end"],
  ])("finds no acrostic of %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });
});
