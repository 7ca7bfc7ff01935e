import type { Detector } from "@wordlehint/contracts/guard/detector";
import { spelledOutBy } from "@wordlehint/contracts/guard/text-matches";

const codes =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const [dot, dash] = [".·•∙●*", "\\-–—−_▬"];

const anySymbols = new RegExp(`[${dot}${dash}](?:[\\s/|,;]{0,6}[${dot}${dash}]){4}`);
const anySpoken = /\b(?:dot|dit|dash|dah)\b/i;

/** The word in Morse code, as symbols or spoken: "dash dot dash dot". */
export const findMorse: Detector =
  (word) =>
  ({ text, characters }) => [
    ...(anySymbols.test(text) ? spelledOutBy(symbolPattern(word), text, characters) : []),
    ...(anySpoken.test(text) ? spelledOutBy(spokenPattern(word), text, characters) : []),
  ];

function codesOf(word: string): string[] {
  return Array.from(word, (letter) => codes[letter.charCodeAt(0) - 97] ?? "");
}

function symbolPattern(word: string): RegExp {
  const letters = codesOf(word).map((code) =>
    Array.from(code, (sign) => (sign === "." ? `[${dot}]` : `[${dash}]`)).join(" ?"),
  );
  return new RegExp(`(?<![${dot}${dash}])${letters.join("[\\s/|,;]{1,6}")}(?![${dot}${dash}])`, "g");
}

function spokenPattern(word: string): RegExp {
  const letters = codesOf(word).map((code) =>
    Array.from(code, (sign) => (sign === "." ? "(?:dot|dit?)" : "(?:dash|dah)")).join("[\\s,-]{1,3}"),
  );
  return new RegExp(`\\b${letters.join("[\\s/|,;-]{1,6}")}\\b`, "gi");
}
