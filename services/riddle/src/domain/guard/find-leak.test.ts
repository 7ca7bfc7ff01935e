import type { LeakRule } from "@wordlehint/contracts/guard/leak";
import { findLeak, findLeaks } from "./find-leak.ts";

/** Texts that give the word away, by the rule that finds them. */
const leaks: Record<LeakRule, readonly (readonly [word: string, text: string])[]> = {
  word: [
    ["crane", "I am a crane."],
    ["crane", "CRANE!"],
    ["crane", "a cr\u200Bane"],
    ["crane", "a cr\u00ADane"],
    ["crane", "a cr&shy;ane"],
    ["crane", "cr<b>a</b>ne"],
    ["crane", "<!-- crane -->I wade"],
    ["crane", '<img alt="crane">'],
    ["crane", "cr**a**ne"],
    ["crane", "[cr](https://example.org)ane"],
    ["crane", "cr\u00E4\u00F1e\u0301"],
    ["crane", "&#99;&#x72;ane"],
    ["crane", "my_crane_here"],
    ["crane", "the crane\u2019s neck"],
  ],
  inflection: [
    ["crane", "two cranes"],
    ["crane", "it craned and is craning"],
    ["crane", "a cranefly"],
    ["crane", "#thecraneflies"],
    ["happy", "happily"],
    ["happy", "happiness, happier"],
    ["happy", "unhappy"],
    ["noble", "nobility"],
    ["mouse", "two mice"],
    ["think", "I thought so"],
    ["drove", "they drive"],
    ["light", "by moonlight"],
    ["house", "a greenhouse"],
    ["thief", "like thieves"],
    ["party", "many parties"],
    ["whole", "wholly"],
    ["happy", "unhappily"],
    ["child", "children"],
    ["craft", "a craftsman"],
    ["begin", "a beginner"],
    ["color", "a colour of the rainbow"],
    ["moldy", "old and mouldy"],
  ],
  spaced: [
    ["crane", "c r a n e"],
    ["crane", "C-R-A-N-E"],
    ["crane", "c.r.a.n.e"],
    ["crane", "c, r, a, n, e"],
    ["crane", "c\nr\na\nn\ne"],
    ["crane", "1. C\n2. R\n3. A\n4. N\n5. E"],
    ["crane", "c - r . a  n\n\ne"],
    ["crane", "c_r_a_n_e"],
    ["crane", "C<br>R<br>A<br>N<br>E"],
    ["crane", '"C" "R" "A" "N" "E"'],
    ["crane", "c1r2a3n4e5"],
    ["crane", "cra-ne"],
    ["crane", "a cr ane"],
    ["begin", "be + gin"],
  ],
  dotted: [
    ["crane", "cr*ne"],
    ["crane", "c_ane"],
    ["crane", "CRAN_"],
    ["crane", 'I am "cr_n_".'],
    ["crane", "C R _ N E"],
    ["crane", "C _ A _ E"],
    ["crane", "C, R, A, N"],
    ["crane", "c\u2026ane"],
    ["crane", "cr\u263Ane"],
    ["crane", "cr\u2764\uFE0Fne"],
    ["crane", "cr\u4E2Dne"],
    ["crane", "cr\u{1F469}\u200D\u{1F33E}ne"],
    ["crane", "cr4_e"],
    ["crane", "c    r    _    n    e"],
  ],
  reversed: [
    ["crane", "enarc"],
    ["crane", "E n a r c"],
    ["crane", "e.n.a.r.c"],
    ["crane", "senarc"],
    ["crane", "\u01DDu\u0250\u0279\u0254"],
  ],
  lookalike: [
    ["crane", "cr4ne"],
    ["crane", "\u00A2rane"],
    ["crane", "\u0441r\u0430n\u0435"],
    ["crane", "\uFF43\uFF52\uFF41\uFF4E\uFF45"],
    ["crane", "\u{1D484}\u{1D493}\u{1D482}\u{1D48F}\u{1D486}"],
    ["crane", "\u{1F172}\u{1F181}\u{1F170}\u{1F17D}\u{1F174}"],
    ["crane", "\u24D2\u24E1\u24D0\u24DD\u24D4"],
    ["crane", "\u{1F1E8}\u{1F1F7}\u{1F1E6}\u{1F1F3}\u{1F1EA}"],
    ["crane", "\u1D04\u0280\u1D00\u0274\u1D07"],
    ["crane", "\u2809\u2817\u2801\u281D\u2811"],
    ["crane", "crrraaane"],
    ["crane", "ccrraannee"],
    ["crane", "two cr@nes"],
    ["stole", "$t0l3"],
    ["agate", "49473"],
    ["house", "a greenh0use"],
    ["crane", "superCr4nes"],
    ["crane", "%63%72%61%6e%65"],
    ["crane", "\\u0063rane"],
  ],
  anagram: [
    ["crane", "nacre"],
    ["crane", "ercan"],
    ["crane", "N A C R E"],
    ["thing", "shuffle the letters of night"],
  ],
  "spelled-out": [
    ["crane", "see are ay en ee"],
    ["crane", "Charlie, Romeo, Alpha, November and Echo"],
    ["crane", "starts with C then R, followed by A and N, ending in E"],
    ["crane", "C for cat, R for rat, A for ant, N for newt, E for eel"],
    ["crane", "My third letter is A, my first is C, my second R, my fourth N and my last E"],
    ["crane", "My last letter is E, my third is A, my second R, and my first C"],
    ["crane", "The fourth is N, the middle is A, the second is R, and it begins with C"],
    ["apple", "ay, double pee, el, ee"],
    ["apple", "an A, two Ps, an L and an E"],
    ["crane", "3-18-1-14-5"],
    ["crane", "three, eighteen, one, fourteen, five"],
    ["crane", "2 17 0 13 4"],
    ["water", "twenty-three, one, twenty, five, eighteen"],
    ["crane", "27263"],
    ["crane", "-.-. .-. .- -. ."],
    ["crane", "\u2014 \u00B7 \u2014 \u00B7   \u00B7 \u2014 \u00B7   \u00B7 \u2014   \u2014 \u00B7   \u00B7"],
    ["crane", "dash dot dash dot, dot dash dot, dot dash, dash dot, dot"],
    ["crane", "penar"],
    ["crane", "anecray"],
    ["crane", "cxrxaxnxe"],
    ["crane", "Y3JhbmU="],
    ["crane", "63 72 61 6e 65"],
    ["crane", "U+0063 U+0072 U+0061 U+006E U+0065"],
    ["crane", "III, XVIII, I, XIV, V"],
    ["crane", "read backwards: echo november alpha romeo charlie"],
    ["crane", "it starts with cra and ends with ne"],
    ["crane", "01100011 01110010 01100001 01101110 01100101"],
    ["crane", "the letter c, then rane"],
    ["clock", "the letter c, then lock"],
    ["along", "the letter A and long"],
  ],
  acrostic: [
    ["crane", "Can you\nReally\nAsk\nNow\nEver"],
    ["crane", "- Cold\n- Rain\n- And\n- Night\n- Ends"],
    ["crane", "come running and never end"],
    ["crane", "Cold it is. Rain falls. A wind. Night. End."],
    ["crane", "basic\nriver\nsofa\nrun\nthe"],
    ["crane", "Cold\nis\nRain\nand\nA\nwind\nNow\nit\nEnds"],
    ["crane", "Every\nNice\nAnt\nRuns\nCold"],
    ["crane", "cat, rat, ant, newt and eel"],
    ["crane", "fanCy woRds Are Never Easy"],
    ["crane", "**c**old wa**r**m **a**nd **n**ic**e**"],
  ],
  hidden: [
    ["crane", "micrAN EGg and toast"],
    ["begin", "may*be gin*ger"],
    ["begin", "may<b>be gin</b>ger"],
    ["begin", '"be gin"'],
    ["begin", "It is hidden in: a maybe ginger cat"],
  ],
  link: [
    ["plane", "#MyEnalpDay"],
    ["crane", "see https://example.org/?q=thebigenarc7"],
    ["crane", "saved as thebigenarc7.jpg"],
    ["crane", "#cr_ne.png"],
    ["crane", "http://xn--crne-moa.example/"],
  ],
  emoji: [
    ["crane", "I lift: \u{1F3D7}\uFE0F"],
    ["tiger", "\u{1F42F}!"],
    ["grape", "one of \u{1F347}"],
  ],
  translation: [
    ["horse", "They call me cheval in Paris"],
    ["whale", "a Walvis, in Dutch"],
    ["music", "Musik, in German"],
  ],
  homophone: [
    ["flour", "I sound just like a flower"],
    ["knead", "Said aloud, I am a need"],
    ["flair", "a homophone of flare"],
  ],
  neighbour: [
    ["crane", "Change one letter of crate."],
    ["crane", "Take crate, and swap its T for an N."],
    ["crane", "Add an R to cane."],
    ["crane", "Behead xrane, and add another letter."],
    ["crane", "Crate, with N for T."],
    ["crane", "It is almost CRATE."],
    ["crane", 'close to "crave"'],
  ],
  positions: [
    ["crane", "My third letter is A."],
    ["crane", "third letter E? No: second letter R"],
    ["crane", "begins with C"],
    ["crane", "The middle letter is A"],
    ["crane", "it ends in -NE"],
    ["crane", "It ends in E."],
    ["crane", 'Starting with "cr", it wades'],
    ["crane", "R is my second letter"],
    ["crane", "with an E at the end"],
    ["crane", "letter 4: N"],
    ["crane", "#3 is an A"],
    ["crane", "RAN in the middle"],
    ["crane", "the second and the fourth letters are R and N"],
    ["crane", "My first is in cat but not in hat"],
    ["crane", "c____"],
    ["crane", "_ _ A _ _"],
    ["idiot", "It begins with I."],
  ],
  rhyme: [
    ["crane", "I rhyme with drain"],
    ["crane", "Brain rhymes with me"],
    ["crane", "in rhyme with rain, train and plain"],
    ["crane", "It sounds like brain"],
  ],
};

/** Texts that come close to a leak and contain none. */
const harmless: readonly (readonly [word: string, text: string])[] = [
  ["crane", "I stand on one leg in the marsh, and stretch my neck to see."],
  ["crane", "Take care in a race; near an acre it ran, as you can."],
  ["crane", "I have five letters, two of them vowels; I begin with a consonant."],
  ["crane", "The crate on the quay; a crave for fish; a cane."],
  ["crane", "I write a letter from the crate."],
  ["crane", "Nothing rhymes with orange."],
  ["crane", "A nursery rhyme, and rain at noon."],
  ["flour", "a flower in the mill"],
  ["three", "It rhymes with me."],
  ["green", "\u{1F7E9}\u{1F7E8}\u2B1B"],
  ["crane", "see https://example.org/birds?page=2 and #marsh"],
  ["plane", "#planet and planets.jpg"],
  ["crane", "My third letter is E."],
  ["aorta", "It begins with a song"],
  ["idiot", "When it all begins, I first sit down; I come first."],
  ["ideal", "I start"],
  ["begin", "maybe ginger"],
  ["other", "my mother and another brother bother"],
  ["plane", "a planet, a planetarium"],
  ["heart", "a warm hearth"],
  ["count", "a country and a county"],
  ["brand", "a glass of brandy"],
  ["under", "Do you understand the thunder?"],
  ["light", "a slight delight in flight"],
  ["cater", "a caterpillar"],
  ["begin", "be gin or be rum"],
  ["range", "a strange orange"],
  ["inter", "an interest in winter"],
  ["butte", "butter"],
  ["ratio", "a ration for the nation"],
  ["every", "Eve ryes"],
  ["event", "prevent it for the seventh time"],
  ["shell", "she'll come"],
  ["stone", "life's tone is low"],
  ["along", "a long way"],
  ["alone", "a lone wolf"],
  ["ideal", "What an idea!"],
  ["clock", "(lock) the door"],
  ["plane", "I have a plan. A plan? A plan!"],
  ["sheet", "these are the ones"],
  ["night", "I am a thing that comes and goes"],
  ["later", "the latter"],
  ["baker", "I bake at dawn"],
  ["crane", "C is for comfort"],
  ["crane", "My last letter is C, my third is N, my second A, and my first R"],
  ["tooth", ""],
];

describe("findLeak", () => {
  const rows = Object.entries(leaks).flatMap(([rule, texts]) =>
    texts.map(([word, text]) => [rule, word, text]),
  );

  it.each(rows)("reports the rule %s for the word %s in %j", (rule, word, text) => {
    expect(findLeak(word, text)?.rule).toBe(rule);
  });

  it.each(harmless)("finds no leak of %s in %j", (word, text) => {
    expect(findLeak(word, text)).toBeNull();
  });

  it("gives the place as line, column and offsets in the original text", () => {
    expect(findLeak("crane", "One leg.\r\nA <b>cr</b>ane\u0301!")).toEqual({
      rule: "word",
      place: { start: 15, end: 25, line: 2, column: 6, text: "cr</b>ane\u0301" },
    });
  });

  it.each([
    ["crane\nin\na\nmarsh", { line: 1, column: 1 }],
    ["a\rcrane\nin a marsh", { line: 2, column: 1 }],
    ["a\n\n big crane\n\nin a marsh", { line: 3, column: 6 }],
  ])("counts lines from 1 in %j", (text, place) => {
    expect(findLeak("crane", text)?.place).toMatchObject(place);
  });

  it("includes all accents on the last letter, and no others", () => {
    expect(findLeak("crane", "crane\u0301\u0302 and cafe\u0301")?.place.text).toBe("crane\u0301\u0302");
    expect(findLeak("crane", "crane and cafe\u0301")?.place.text).toBe("crane");
  });

  it("returns the plainest leak, and the first of several equally plain", () => {
    expect(findLeak("crane", "enarc, crane, enarc")?.place).toMatchObject({ start: 7 });
    expect(findLeak("crane", "crane, crane")?.place).toMatchObject({ start: 0 });
  });

  it("accepts the word in capitals", () => {
    expect(findLeak("CRANE", "a crane")?.rule).toBe("word");
  });

  it.each(["", "cranes", "cr ne", "cr\u00E4ne", "12345"])(
    "throws for %j, which is not five letters a to z",
    (word) => {
      expect(() => findLeak(word, "text")).toThrow(RangeError("the word must be five letters a to z"));
    },
  );

  it("accepts malformed Unicode, entities, escapes and markup", () => {
    const malformed = [
      "\uD800",
      "\uDC00crane",
      "\u0000",
      "&#99999999;",
      "%zz%",
      "\\u{110000}",
      "<",
      "&",
      "<!--",
      "](",
    ];
    for (const text of malformed) expect(() => findLeak("crane", text)).not.toThrow();
  });
});

describe("findLeaks", () => {
  it("lists every leak in the order of the text", () => {
    const found = findLeaks("crane", "A cr4ne, a crane, c-r-a-n-e");
    expect(found.map(({ rule, place }) => [rule, place.text])).toEqual([
      ["lookalike", "cr4ne"],
      ["word", "crane"],
      ["spaced", "c-r-a-n-e"],
    ]);
  });

  it("lists leaks of different rules in the order of the text, the shorter first", () => {
    const found = findLeaks("crane", "nacre, crane, CRANEs");
    expect(found.map(({ rule, place }) => [rule, place.text])).toEqual([
      ["anagram", "nacre"],
      ["word", "crane"],
      ["acrostic", "CRANE"],
      ["inflection", "CRANEs"],
    ]);
  });
});

it.each([
  "c r ",
  "!",
  "<!--",
  "crane ",
  "c",
  "a. ",
  "\u0301",
  "-.",
  "3 18 ",
  "&#99;",
  "[",
  "_*",
  "\n",
  "dot dash ",
])("finds no leak in a hundred thousand characters of %j", (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  expect(findLeak("lilac", text)).toBeNull();
});

it("lists thousands of leaks, each with its line", () => {
  const found = findLeaks("crane", "a crane\n".repeat(5000));
  expect(found).toHaveLength(5000);
  expect(found.at(-1)?.place).toMatchObject({ line: 5000, column: 3 });
});
