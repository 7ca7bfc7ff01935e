import { isVowel, soundsOf, wordsOf } from "./pronunciation.ts";

describe("soundsOf", () => {
  it("knows the words of the dictionary, with the stress of their vowels", () => {
    expect(soundsOf("rain")).toEqual(["R", "EY1", "N"]);
  });

  it("knows the words that are missing there", () => {
    expect(soundsOf("kestrel")).toEqual(["K", "EH1", "S", "T", "R", "AH0", "L"]);
  });

  it.each([
    ["couplets", "K AH1 P L AH0 T S"],
    ["earlobes", "IH1 R L OW2 B Z"],
    ["parrotfishes", "P EH1 R AH0 T F IH2 SH AH0 Z"],
    ["squeezeboxes", "S K W IY1 Z B AA2 K S AH0 Z"],
    ["kestrel's", "K EH1 S T R AH0 L Z"],
    ["meerkat's", "M IH1 R K AE2 T S"],
    ["phlox's", "F L AA1 K S AH0 Z"],
    ["lampshades", "L AE1 M P SH EY2 D Z"],
    ["bleated", "B L IY1 T AH0 D"],
    ["garlanded", "G AA1 R L AH0 N D AH0 D"],
    ["plonked", "P L AA1 NG K T"],
    ["gargled", "G AA1 R G AH0 L D"],
    ["tweezed", "T W IY1 Z D"],
    ["plonking", "P L AA1 NG K IH0 NG"],
    ["tweezing", "T W IY1 Z IH0 NG"],
  ])("says %s by the sounds of its base", (word, sounds) => {
    expect(soundsOf(word)?.join(" ")).toBe(sounds);
  });

  it.each(["zwyzzle", "zwyzzles", "zwyzzling", ""])("doesn't guess the sounds of %j", (word) => {
    expect(soundsOf(word)).toBeUndefined();
  });
});

describe("isVowel", () => {
  it("counts the sounds that bear a stress, as many as there are syllables", () => {
    expect(soundsOf("kestrel")?.filter(isVowel)).toEqual(["EH1", "AH0"]);
  });
});

describe("wordsOf", () => {
  it.each([
    ["Don’t rock-climb,", ["don't", "rock", "climb"]],
    ["THE DOGS' bark—and O'Hare’s!", ["the", "dogs'", "bark", "and", "o'hare's"]],
    ['\'Tis "said" 2 times', ["tis", "said", "times"]],
    ["…", []],
  ])("of %j are %j", (line, words) => {
    expect(wordsOf(line)).toEqual(words);
  });
});
