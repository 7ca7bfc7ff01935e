import { search } from "./search.ts";
import { createTextIndex, type Entry } from "./text-index.ts";

const entry = (group: Entry["group"], title: string, text = "", rest: Partial<Entry> = {}): Entry => ({
  group,
  path: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  summary: "",
  text,
  ...rest,
});

const texts = createTextIndex([
  entry("pages", "Strategy Guide", "Hard mode keeps green letters in place.\nGrey letters are gone."),
  entry("articles", "Brain games", "What a strategy for the brain can do, and a doe can’t. Hard facts only."),
  entry("terms", "Hard mode", "A setting that makes every found letter count."),
]);
const words = createTextIndex(
  ["CRANE", "CRATE", "SLATE"].map((word) => entry("words", word, "", { summary: "Openers" })),
);
const riddles = createTextIndex([
  entry("riddles", "Wordle hint No. 1984, Monday 23 November 2026", "Bright as a coin", {
    keywords: "2026-11-23",
    facts: ["Theme: Metals"],
    answer: "glint",
  }),
  entry("riddles", "Wordle hint No. 1985, Tuesday 24 November 2026", "Glinting no more", {
    keywords: "2026-11-24",
  }),
]);
const indexes = [texts, words, riddles];

const titlesOf = (query: string): Record<string, string[]> =>
  Object.fromEntries(
    search(query, indexes).groups.map(({ name, hits }) => [
      name,
      hits.map(({ title }) => title.map(({ text }) => text).join("")),
    ]),
  );
const numbersOf = (query: string): (string | undefined)[] =>
  (titlesOf(query).riddles ?? []).map((title) => /No\. (\d+)/.exec(title)?.[1]);
/** The marked words in brackets. */
const marked = (parts: readonly { text: string; isMatch: boolean }[] = []): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("A search", () => {
  it("finds what has all of its words, by kind, with the passage that has most of them", () => {
    const { groups, hasSomeWords } = search("hard mode", indexes);
    expect(groups.map(({ name, count }) => [name, count])).toEqual([
      ["pages", 1],
      ["terms", 1],
    ]);
    expect(marked(groups[0]?.hits[0]?.passage)).toBe("[Hard] [mode] keeps green letters in place.");
    expect(marked(groups[1]?.hits[0]?.title)).toBe("[Hard] [mode]");
    expect(hasSomeWords).toBe(false);
  });

  it("finds words from their beginning, in their order", () => {
    expect(titlesOf("cra")).toEqual({ words: ["CRANE", "CRATE"] });
  });

  it("finds either spelling by the other", () => {
    expect(titlesOf("gray letter")).toHaveProperty("pages", ["Strategy Guide"]);
  });

  it.each([
    ["stratgy", "strategy"],
    ["stratgey", "strategy"],
    ["Brian", "brain"],
    ["harf", "hard"],
    ["mdoe", "mode"],
  ])("takes %j for %j, and says so", (typed, used) => {
    const { corrections, groups } = search(typed, indexes);
    expect(corrections).toEqual([{ typed, used }]);
    expect(groups.length).toBeGreaterThan(0);
  });

  it("doesn't correct a word that something has", () => {
    expect(search("crate", indexes).corrections).toEqual([]);
  });

  it("finds what has some of its words, and says so, if nothing has all", () => {
    const { groups, hasSomeWords } = search("brain crane", indexes);
    expect(groups.map(({ name }) => name)).toEqual(["articles", "words"]);
    expect(hasSomeWords).toBe(true);
  });

  it("finds nothing for what is like nothing", () => {
    expect(search("xyzzyq", indexes)).toEqual({ groups: [], corrections: [], hasSomeWords: false });
  });

  it.each(["", "***", "\\", "$1 ^", "((((((((((a+)+)+$"])("isn't misled by %j", (query) => {
    expect(() => search(query, indexes)).not.toThrow();
  });
});

describe("A search for riddles", () => {
  it.each(["1984", "No. 1984", "23 November 2026", "november 23", "2026-11-23", "23/11/2026"])(
    "finds one by %j",
    (query) => {
      expect(numbersOf(query)).toEqual(["1984"]);
    },
  );

  it("finds an answer by the whole word, and then tells it", () => {
    const { groups } = search("glint", indexes);
    expect(groups[0]?.hits.map(({ facts }) => facts)).toEqual([["Theme: Metals", "Answer: GLINT"], []]);
  });

  it("tells no answer to who has found the riddle by its text or by a part of the word", () => {
    for (const query of ["coin", "glin", "1984"])
      expect(JSON.stringify(search(query, indexes))).not.toContain("Answer");
    expect(numbersOf("glin")).toEqual(["1985"]);
  });
});

it("A heading, or a line of verse, is shown with what follows", () => {
  const index = createTextIndex([
    entry("pages", "Guide", "Traps\nA trap is a row of words."),
    entry("riddles", "Riddle", "Mind the traps, /\nand all the gaps"),
  ]);
  const passages = search("traps", [index]).groups.flatMap(({ hits }) =>
    hits.map(({ passage }) => marked(passage)),
  );
  expect(passages).toEqual(["[Traps]: A [trap] is a row of words.", "Mind the [traps], / and all the gaps"]);
});

it("A passage is cut around the first word that was found, between words", () => {
  const long = createTextIndex([
    entry("pages", "Long", `${"lorem ipsum ".repeat(60)}needle ${"dolor sit ".repeat(60)}.`),
  ]);
  const [{ passage } = { passage: [] }] = search("needle", [long]).groups[0]?.hits ?? [];
  const text = marked(passage);
  expect(text).toMatch(/^… (?:lorem|ipsum) .*\[needle\] .* (?:dolor|sit) …$/);
  expect(text.length).toBeLessThan(240);
});
