import { guesses } from "../../../words/shipped-words.ts";
import { callout, dataTable, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { remainingWords, wordGroups } from "../../make/remaining-words.ts";
import { percentIn, percentOf, wordCount, words } from "../../make/word-figures.ts";
import { hasDoubleLetter, isVowel, repeatsLetter, tally } from "../../make/word-shapes.ts";
import { norvig, repeatedAnswers, wordleEditor } from "../works.ts";

const withLetter = (place: number, letter: string) => words.filter((word) => word[place] === letter);
const named = (entries: [letter: string, count: number][]) =>
  entries.map(([letter, times]) => `${letter.toUpperCase()} ${times}`).join(", ");

const clusters = words.filter(([first, second]) => !isVowel(first) && !isVowel(second) && second !== "y");
const clusterSeconds = tally(clusters.map((word) => word[1] ?? ""));
const commonSeconds = clusters.filter((word) => /^.[rlht]/.test(word));
const clusterRow = ([letter, times]: [letter: string, times: number]) => {
  const firsts = clusters.filter((word) => word[1] === letter).map((word) => word[0] ?? "");
  return `-${letter.toUpperCase()} | ${times} | ${named(tally(firsts).slice(0, 6))}`;
};
const afterH = withLetter(1, "h");
const afterT = withLetter(1, "t");

const endings = tally(words.map((word) => word.slice(3))).slice(0, 12);
const endingExamples: Record<string, string> = {
  er: "river, cover, tiger",
  ch: "beach, match, lunch",
  ly: "early, silly, reply",
  se: "house, those, sense",
  al: "total, metal, ideal",
  ty: "empty, party, dirty",
  ck: "black, check, truck",
  te: "white, plate, quote",
  ge: "large, ledge, image",
  ve: "drive, glove, serve",
  el: "novel, wheel, panel",
  ng: "young, bring, along",
};
const beforeLast = (last: string) => {
  const matches = withLetter(4, last);
  const before = tally(matches.map((word) => word[3] ?? ""))
    .slice(0, 3)
    .map(([letter, times]) => `${letter.toUpperCase()} ${Math.round((100 * times) / matches.length)}%`);
  return `${last.toUpperCase()} | ${matches.length} | ${before.join(", ")}`;
};

const endingE = withLetter(4, "e");
const silentE = endingE.filter((word) => /[aeiou][^aeiou]e$/.test(word));
const vowelBeforeE = tally(endingE.map((word) => word[2] ?? "").filter(isVowel));

const withVAndE = endingE.filter((word) => word.includes("v"));

const withY = words.filter((word) => word.includes("y"));
const endingY = withLetter(4, "y");
const doubleBeforeY = endingY.filter((word) => word[2] === word[3]);
const vowelless = words.filter((word) => !word.split("").some(isVowel));

const alternating = (word: string) =>
  /^([aeiou][^aeiou]){2}[aeiou]$|^([^aeiou][aeiou]){2}[^aeiou]$/.test(word);
const vowelsInside = words.filter((word) => isVowel(word[1]) && isVowel(word[3]));

const doubles = words.filter(hasDoubleLetter);
const sideBySide = new Map(tally(words.flatMap((word) => word.match(/(.)\1/g) ?? [])));
const anywhere = tally(
  words.flatMap((word) => [...new Set(word)].filter((letter) => word.split(letter).length > 2)),
);
const doubleInPlaces = (place: number) => doubles.filter((word) => word[place] === word[place + 1]);

const rare = percentOf((word) => /[jqxz]/.test(word));
const endingEd = words.filter((word) => word.endsWith("ed"));

const endingYWithoutOthers = words.filter((word) => !/[aei]/.test(word));

const afterTwo = remainingWords(["stare", "daily"], "happy");
const different = afterTwo.filter((word) => !repeatsLetter(word));
const groupsAfterTest = wordGroups(["chunk"], afterTwo);
const alike = groupsAfterTest.filter((group) => group.length > 1);

export const wordPatterns = blogPost({
  id: "wordle-word-patterns",
  title: "Word Patterns: How Five-Letter Words Are Built",
  excerpt:
    "Which letters begin words, what comes before a final E or Y, where double letters hide: the habits of five-letter words, counted, with the guess that each of them is worth.",
  publishedOn: "2025-05-20",
  revisedOn: "2026-11-29",
  category: "linguistic-research",
  author: "word-desk",
  cover: "Five columns of letter tiles; one row across them is green.",
  body: [
    `Five letters of an alphabet of 26 can be arranged in ${(26 ** 5).toLocaleString("en")} ways. Our [list of possible answers](word-list-page) has ${wordCount} words, and even our list of guesses no more than ${guesses.length.toLocaleString("en")}. English uses so few of the arrangements because its spelling has habits, and once you know these habits you see words, not tiles.
    The habits can be measured. In 1951 Claude Shannon had people guess a text letter by letter. With plenty of the text in view, he estimated, the next letter carries about one bit of information, where a letter drawn blindly would carry nearly five. In 1965 Mark Mayzner and M. E. Tresselt went through 20,000 words and tabulated their letters and pairs of letters by the length of the word and the place in it. This article does something similar for the words that the game may ask for.
    ## How words begin
    ${percentOf((word) => clusters.includes(word))} of our words begin with two consonants, and ${percentOf((word) => isVowel(word[0]))} with a vowel. Nearly all of the rest begin with a consonant and a vowel. Where two consonants begin a word, the second is R, L, H or T in ${percentIn(commonSeconds, clusters)} of cases.`,
    dataTable(
      "Words that begin with two consonants, by the second one, with the first letters that go before it",
      ["Second letter | Words | First letters", ...clusterSeconds.slice(0, 7).map(clusterRow)].join("\n"),
    ),
    `**In play.** Read the table when the second tile turns green. R and L leave half a dozen likely first letters, so test several of them in one guess. H leaves four that matter: S, C, T and W begin ${percentIn(
      afterH.filter((word) => /^[sctw]/.test(word)),
      afterH,
    )} of the words with H in second place. T leaves one, for ${
      afterT.filter((word) => word.startsWith("s")).length
    } of the ${afterT.length} words begin with ST-.
    ## How words end
    -ER is in a class of its own; after it the endings are many and small.`,
    dataTable(
      "The twelve most common endings of two letters",
      [
        "Ending | Words | Share | Such as",
        ...endings.map(
          ([ending, times]) =>
            `-${ending.toUpperCase()} | ${times} | ${percentOf((word) => word.endsWith(ending))} | ${endingExamples[ending] ?? ""}`,
        ),
      ].join("\n"),
    ),
    `**In play.** A last letter often tells you the one before it. The next table is for the moment when only the fifth tile is green.`,
    dataTable(
      "The letter before the last one",
      ["Last letter | Words | Before it, most often", ..."eytrlhnkdg".split("").map(beforeLast)].join("\n"),
    ),
    `With a green R at the end, try E in fourth place before anything else. With a green H it is nearly always C, T or S. A green G means -NG nearly every time. E, Y and T, on the other hand, tell you little about their neighbour, and you had better settle the vowels first.
    ## The E that you don’t hear
    ${endingE.length} words end in E, more than in any other letter. In ${percentIn(silentE, endingE)} of them a vowel and one consonant come before it, as in *stone*, *crime* or *brave*. Such an E is usually silent, and usually makes the vowel before it long.
    **In play.** When the last E is green and the vowel is missing, put it in third place. There it is ${vowelBeforeE
      .map(([letter, times]) => `${letter.toUpperCase()} ${times} times`)
      .slice(0, 4)
      .join(
        ", ",
      )}. If V is yellow, try -VE first: of the ${withVAndE.length} words with a V that end in E, ${withVAndE.filter((word) => word[3] === "v").length} end so.
    ## Y, the sixth vowel
    ${percentIn(endingY, withY)} of the words with a Y have it at the end, where it is a vowel. ${wordList(vowelless)} have no vowel letter but Y. It also fills in for the others: ${percentOf((word) => word.endsWith("y"))} of all words end in it, but ${percentIn(
      endingYWithoutOthers.filter((word) => word.endsWith("y")),
      endingYWithoutOthers,
    )} of those without A, E and I.
    **In play.** If the first guess has made A, E and I grey, test a final Y in the second. L, T and D come before it most often, and in ${percentIn(doubleBeforeY, endingY)} of cases the two letters before it are the same, as in *happy*, *silly* and *ditty*.
    ## Vowels and consonants in turn
    ${percentOf(alternating)} of the words change regularly between vowel and consonant, counting Y as a consonant: *lemon*, *cabin*, *tiger*, or the other way round *agile* and *elite*.
    **In play.** If places two and four turn out to be vowels, the other three are consonants in ${percentIn(vowelsInside.filter(alternating), vowelsInside)} of cases. The exceptions are words such as *movie*, *canoe* and *audio*.
    ## Double letters and repeated letters
    These are two different things. A **repeated letter** is in the word twice or more, wherever it is: ${percentOf(repeatsLetter)} of our words have one. In a **double letter** the two are side by side: that is ${percentOf(hasDoubleLetter)}. The game’s keyboard won’t help you to see either: a key turns green whether its letter is in the answer once or twice.`,
    dataTable(
      "Words with a repeated letter, and those in which the two are side by side",
      [
        "Letter | Repeated | Of these, double",
        ...anywhere
          .slice(0, 9)
          .map(
            ([letter, times]) =>
              `${letter.toUpperCase()} | ${times} | ${sideBySide.get(letter.repeat(2)) ?? 0}`,
          ),
      ].join("\n"),
    ),
    `**In play.** Suspect E first, and more often apart, as in *where* and *eaten*, than side by side, as in *sheep*. A repeated A is never double. A repeated L, O, S or F usually is. Look for a double in the middle: of the ${doubles.length} words that have one, ${doubleInPlaces(2).length} have it in places three and four, ${doubleInPlaces(3).length} at the end, ${doubleInPlaces(1).length} in places two and three, and only ${numeral(doubleInPlaces(0).length)} at the start.
    ## The rare four
    J, Q, X and Z together are in ${rare} of the words. Don’t spend an early guess on them, but know where they live: a Q is always followed by U, an X is never first, a Z is most often in fourth place, and ${withLetter(0, "j").length} of the ${words.filter((word) => word.includes("j")).length} words with a J begin with it.
    ## What is never the answer
    Since November 2022 the game has had an editor and a rule: no plain plural in -S or -ES is an answer. Past tenses in -ED aren’t used either. In our list only ${percentOf((word) => word.endsWith("s"))} of the words end in S, most of them in -SS or -US, such as *class* and *bonus*. Only ${numeral(endingEd.length)} words end in -ED, such as *speed* and *breed*.
    **In play.** A green S at the end is so unlikely that no guess should be spent on it. But you may type plurals: TERMS tests four consonants and an E at once, as long as you don’t expect it to be right.
    ## One board, one pattern
    Here is a game in which the pattern is worth a guess. STARE shows a yellow A and leaves ${remainingWords(["stare"], "happy").length} words. DAILY moves the A to second place and tests a final Y: both turn green.`,
    letterTiles(
      "stare daily chunk happy",
      "happy",
      "STARE shows a yellow A. DAILY shows A and Y in their places. CHUNK shows a yellow H, and only HAPPY fits.",
    ),
    `A player who looks for five different letters finds ${numeral(different.length)} words here: ${wordList(different)}. One who knows that a final Y likes a double letter before it finds ${numeral(afterTwo.length - different.length)} more: ${wordList(afterTwo.filter(repeatsLetter))}. Guessing ${numeral(afterTwo.length)} words one by one may well lose the game. With the whole list in mind, the third guess is easy: CHUNK can’t be right, but it tells all of them apart except ${alike.map(wordList).join("; ")}, so the fourth guess is right in ${numeral(groupsAfterTest.length)} games out of ${numeral(afterTwo.length)}.`,
    callout(
      "tip",
      "Three questions before the third guess",
      "What is the last letter, and what usually comes before it? Does the word begin with two consonants? Could a letter that I have already found be in it twice?",
    ),
    "How often each letter is in each place is in [our article on letter frequency](blogPost-letter-frequency-analysis). The most dangerous patterns of all, in which a single letter is open, are in the [catalogue of traps](page-traps).",
  ],
  sources: [
    source({
      authors: "Mayzner, M. S., and Tresselt, M. E.",
      title:
        "Tables of single-letter and digram frequency counts for various word-length and letter-position combinations",
      publication: "Psychonomic Monograph Supplements 1(2), 13–32",
      year: 1965,
    }),
    source({
      authors: "Shannon, C. E.",
      title: "Prediction and Entropy of Printed English",
      publication: "Bell System Technical Journal 30(1), 50–64",
      year: 1951,
      url: "https://doi.org/10.1002/j.1538-7305.1951.tb01366.x",
    }),
    norvig,
    wordleEditor,
    repeatedAnswers,
  ],
  related: ["word-list-page", "blogPost-letter-frequency-analysis", "page-traps"],
  search: {
    title: "Five-letter word patterns for Wordle, counted",
    description:
      "Beginnings, endings, double letters, silent E and final Y: how five-letter words are built, with tables and the guess that each pattern is worth.",
    keywords: ["wordle patterns", "five letter word patterns", "double letters in wordle", "word endings"],
  },
});
