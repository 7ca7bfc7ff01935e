import { rememberLast } from "./remember-last.ts";
import type { Detector } from "./sighting.ts";
import { spelledOutBy } from "./spans.ts";

const codes =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const [dot, dash] = [".·•∙●*", "\\-–—−_▬"];

/** Morse code in signs, or said: "dash dot dash dot". */
export const findMorse: Detector = (word, { text, cells }) => {
  const { signed, said } = patternsFor(word);
  const signs = spelledOutBy(signed, text, cells);
  return /\b(?:dot|dit|dash|dah)\b/i.test(text) ? [...signs, ...spelledOutBy(said, text, cells)] : signs;
};

const patternsFor = rememberLast((word) => {
  const letters = Array.from(word, (letter) => codes[letter.charCodeAt(0) - 97] ?? "");
  const signs = letters.map((code) =>
    code.replace(/./g, (sign) => (sign === "." ? `[${dot}]` : `[${dash}]`)),
  );
  const names = letters.map((code) =>
    Array.from(code, (sign) => (sign === "." ? "(?:dot|dit?)" : "(?:dash|dah)")).join("[\\s,-]{1,3}"),
  );
  return {
    signed: new RegExp(`(?<![${dot}${dash}])${signs.join("[\\s/|,;]{1,6}")}(?![${dot}${dash}])`, "g"),
    said: new RegExp(`\\b${names.join("[\\s/|,;-]{1,6}")}\\b`, "gi"),
  };
});
