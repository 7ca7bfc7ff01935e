import { createListedWords } from "./guard/listed-words.ts";
import { countAnswerWords } from "./word-list-text.ts";

/** Two thousand words such as "abcab", none of which is a part of another one. */
const list = Array.from({ length: 2000 }, (_, number) =>
  String(number)
    .padStart(4, "0")
    .replace(/\d/g, (digit) => "bcdfghjklm".charAt(Number(digit)))
    .concat("z"),
);
const find = createListedWords(list);

function isWordList(...chunks: string[]): boolean {
  const count = countAnswerWords(find);
  for (const chunk of chunks) count.add(chunk);
  return count.isWordList();
}

const some = (count: number) => list.slice(0, count);

describe("a text is a word list", () => {
  it.each<[string, (word: string) => string]>([
    ["as they are", (word) => word],
    ["as a list of items", (word) => `- ${word}\n`],
    ["with commas", (word) => `${word},`],
    ["in capitals with accents", (word) => word.toUpperCase().replace("Z", "Ź")],
    ["with look-alikes", (word) => word.replace("b", "8").replace("z", "2")],
    ["with hyphens", (word) => Array.from(word).join("-")],
    ["one letter on each line", (word) => `${Array.from(word).join("\n")}.`],
    ["in markup", (word) => `<b>${word.slice(0, 2)}</b>${word.slice(2)}`],
    ["two to a sentence", (word) => `An ${word} is ${word}.`],
    ["in plural", (word) => `${word}'s`],
  ])("with more than thirty different words of the list %s", (_how, write) => {
    expect(isWordList(some(31).map(write).join(" "))).toBe(true);
    expect(isWordList(some(30).map(write).join(" "))).toBe(false);
  });

  it("with more than thirty different words of the list as escapes", () => {
    const escaped = (word: string) => word.replace(/./g, (letter) => `&#${letter.charCodeAt(0)};`);
    expect(isWordList(some(31).map(escaped).join(" "))).toBe(true);
  });

  it("with its words in several chunks", () => {
    expect(isWordList(some(16).join(" "), list.slice(16, 31).join(" "))).toBe(true);
  });

  it("with more than two hundred words of the list, even in sentences of other words", () => {
    const prose = (count: number) =>
      some(count)
        .map((word) => `We like ${word} best here.`)
        .join(" ");
    expect(isWordList(prose(200))).toBe(false);
    expect(isWordList(prose(201))).toBe(true);
  });

  it("with symbols that can be read in more ways than can be tried", () => {
    const tree = createListedWords(Array.from("bcdfgh", (first) => `${first}iiil`));
    const count = countAnswerWords(tree);
    count.add("b(!|1!|1!|1!|1!|1!|1!|1!|1!| ".repeat(40));
    expect(count.isWordList()).toBe(true);
  });
});

describe("a text is not a word list", () => {
  it("with the same words again and again", () => {
    expect(isWordList(`${some(30).join(" ")}\n`.repeat(20))).toBe(false);
  });

  it("with many words of the list in prose, where a third of a sentence's words may be of the list", () => {
    const sentences = some(100).map((word) => `They try ${word}`);
    expect(isWordList(sentences.join(".\n"))).toBe(false);
    expect(isWordList(sentences.map((sentence) => sentence.replace("They ", "")).join(".\n"))).toBe(true);
  });

  it.each([". ", "! ", "? ", "… ", "\n"])("when sentences end with %j", (end) => {
    expect(
      isWordList(
        some(40)
          .map((word) => `They try ${word}${end}`)
          .join(""),
      ),
    ).toBe(false);
  });

  it("without words of the list", () => {
    expect(isWordList("")).toBe(false);
    expect(isWordList("Nothing of this is on the list, however long it is. ".repeat(200))).toBe(false);
  });
});
