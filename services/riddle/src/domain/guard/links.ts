import { domainToUnicode } from "node:url";
import { createInflectionTest } from "@wordlehint/contracts/guard/inflection-test";
import { type Detector, type Match, type ParsedText, reverse } from "@wordlehint/contracts/guard/detector";
import { matchAt } from "@wordlehint/contracts/guard/text-matches";

/** Links, addresses, hashtags, handles and names of files. */
const references =
  /(?:https?:\/\/|www\.)[^\s<>"']{1,400}|(?<![\p{L}\p{N}&])[#@][\p{L}\p{N}_.-]{2,100}|(?<![\p{L}\p{N}])[\p{L}\p{N}_~%+-]{1,60}(?:\.[\p{L}\p{N}_~%+-]{1,60}){0,4}(?:\.(?:jpe?g|png|gif|svg|webp|avif|ico|pdf|mp[34]|m4a|wav|mov|txt|md|csv|json|html?|php|docx?|xlsx?|pptx?|ics|zip|com|org|net|io|app|dev|info|wiki|co|us|uk|eu)(?![\p{L}\p{N}]))(?:[/?#][^\s<>"']{0,300})?|(?<![\p{L}\p{N}]):[a-z0-9_+-]{2,60}:/giu;

/**
 * The word in a link, an address, a hashtag, a handle, the name of a file or the code of an emoji, where words are often
 * joined: "#BigCrane7", "my-cr4nes.jpg", "example.org/?q=enarc", "xn--crne-5ua.example".
 */
export const findLinks: Detector = (word, knowledge) => {
  const reversed = reverse(word);
  const isInflection = createInflectionTest(word, knowledge);
  const namesWord = (part: string): boolean =>
    part === word || isInflection(part) || (reversed !== word && part.includes(reversed));
  return ({ text, characters }: ParsedText): Match[] => {
    if (!/[.#@:]/.test(text)) return [];
    return Array.from(text.matchAll(references)).flatMap(({ 0: reference, index }) =>
      spellingsOf(reference).some((spelling) => partsOf(spelling).some(namesWord) || isMasked(word, spelling))
        ? [matchAt("link", characters, index, index + reference.length)]
        : [],
    );
  };
};

/** The reference as it is, decoded, and with letters for the digits and signs that resemble them. */
function spellingsOf(reference: string): string[] {
  const decoded = decode(reference);
  const plain = decoded.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const leet = plain.replaceAll(/[0134578$@!](?=[\p{L}\p{N}])/gu, (sign) => leetspeak[sign] ?? sign);
  return [...new Set([plain, leet])];
}

const leetspeak: Record<string, string | undefined> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  $: "s",
  "@": "a",
  "!": "i",
};

function decode(reference: string): string {
  const unescaped = reference.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
  return unescaped.replaceAll(
    /(?:[\p{L}\p{N}-]+\.)*xn--[a-z0-9-]+(?:\.[\p{L}\p{N}-]+)*/giu,
    (host) => domainToUnicode(host) || host,
  );
}

/** Runs of letters, parts between capitals, and all letters between two slashes as one. */
function partsOf(spelling: string): string[] {
  const runs = spelling.match(/\p{L}+/gu) ?? [];
  const humps = runs.flatMap((run) => run.match(/\p{Lu}?[\p{Ll}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []);
  const segments = spelling.split(/[/?&=#:]/).map((segment) => segment.replaceAll(/\P{L}/gu, ""));
  const exact = segments.filter(({ length }) => length === 5);
  return [...runs, ...humps, ...exact].map((part) => part.toLowerCase());
}

/** Returns whether a part between separators is the word with one or two blanks: "cr_ne.png", "#cr-ne". */
function isMasked(word: string, spelling: string): boolean {
  return spelling
    .toLowerCase()
    .split(/[/?&=#:.@]/)
    .some((part) => {
      if (part.length !== word.length || !/[_~*+-]/.test(part)) return false;
      const blanks = Array.from(part).filter((char) => /[_~*+-]/.test(char)).length;
      return (
        blanks <= 2 && Array.from(part).every((char, at) => /[_~*+-]/.test(char) || char === word.charAt(at))
      );
    });
}
