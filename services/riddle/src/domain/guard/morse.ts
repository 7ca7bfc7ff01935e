import { rememberLast } from "./remember-last.ts";
import type { Detector } from "./sighting.ts";
import { spelledOutBy } from "./spans.ts";

const codes =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const [dot, dash] = [".·•∙●*", "\\-–—−_▬"];

const anyMorse = new RegExp(`[${dot}${dash}](?:[\\s/|,;]{0,6}[${dot}${dash}]){4}`);
const anySaid = /\b(?:dot|dit|dash|dah)\b/i;

/** Morse code in signs, or said: "dash dot dash dot". */
export const findMorse: Detector = (word, { text, cells }) => [
  ...(anyMorse.test(text) ? spelledOutBy(signedFor(word), text, cells) : []),
  ...(anySaid.test(text) ? spelledOutBy(saidFor(word), text, cells) : []),
];

function codesOf(word: string): string[] {
  return Array.from(word, (letter) => codes[letter.charCodeAt(0) - 97] ?? "");
}

const signedFor = rememberLast((word) => {
  const signs = codesOf(word).map((code) =>
    Array.from(code, (sign) => (sign === "." ? `[${dot}]` : `[${dash}]`)).join(" ?"),
  );
  return new RegExp(`(?<![${dot}${dash}])${signs.join("[\\s/|,;]{1,6}")}(?![${dot}${dash}])`, "g");
});

const saidFor = rememberLast((word) => {
  const names = codesOf(word).map((code) =>
    Array.from(code, (sign) => (sign === "." ? "(?:dot|dit?)" : "(?:dash|dah)")).join("[\\s,-]{1,3}"),
  );
  return new RegExp(`\\b${names.join("[\\s/|,;-]{1,6}")}\\b`, "gi");
});
