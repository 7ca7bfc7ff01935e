import { mailLeaks } from "./mail-leaks.ts";

const footer = "You get this e-mail every day. Change your preferences or unsubscribe.";
const rulesOf = (word: string, mail: Parameters<typeof mailLeaks>[1]) =>
  mailLeaks(word, mail).map(({ rule }) => rule);

describe("The leaks of a mail", () => {
  it("are those of a riddle, for a mail without hints", () => {
    const text = `I wade on long legs.\n\nRhymes with train.\n\n${footer}`;
    expect(rulesOf("crane", { text, withHints: false })).toEqual(["rhyme"]);
    expect(rulesOf("crane", { text: `The crane wades.\n${footer}`, withHints: false })).toContain("word");
    expect(rulesOf("crane", { text: `I wade on long legs.\n${footer}`, withHints: false })).toEqual([]);
  });

  it("are fewer in a mail with hints, which may say as much as the strongest one", () => {
    const text = `I wade on long legs.\n\nHint 3: Rhymes with train, and begins with C.\n\n${footer}`;
    expect(rulesOf("crane", { text, withHints: true })).toEqual([]);
    expect(rulesOf("crane", { text: `${text} It is a crane.`, withHints: true })).toContain("word");
  });

  it("are not in what every day's mail says", () => {
    const mail = { text: `Not a night goes by.\n${footer}`, withHints: false };
    expect(rulesOf("every", mail)).toContain("word");
    expect(rulesOf("every", { ...mail, everyday: footer })).toEqual([]);
  });

  it("are found beside what every day's mail says", () => {
    const text = `Think of a daily thing.\nYour riddle.\n${footer}`;
    expect(rulesOf("daily", { text, withHints: false, everyday: `Your riddle.\n${footer}` })).toContain(
      "word",
    );
  });

  it("are found beside another one that every day's mail has, in any case of its letters", () => {
    const mail = { text: `Think of e-v-e-r-y.\nEVERY day.\n${footer}`, withHints: false, everyday: footer };
    expect(rulesOf("every", mail)).toEqual(["spaced"]);
  });

  it("can't be looked for with a word that is no answer", () => {
    expect(() => mailLeaks("cranes", { text: "", withHints: false })).toThrow(RangeError);
  });
});
