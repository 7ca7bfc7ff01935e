import type { LeakRule } from "@wordlehint/contracts/guard/leak";

/** The purposes of texts. They differ in how much a text may say about the answer. */
export const levels = ["riddle", "hint-1", "hint-2", "hint-3", "mail", "share", "studio"] as const;

/** The purpose of a text, which decides how much it may say about the answer. */
export type Level = (typeof levels)[number];

/** The levels of a riddle's three hints, from vague to strong. */
export const hintLevels = ["hint-1", "hint-2", "hint-3"] as const satisfies readonly Level[];

/** Tolerance of a rule: texts may break it never, freely, or in that number of places. */
type Ruling = "no" | "ok" | number;

const ok = "ok";
const no = "no";

/**
 * The rules of each level. No level tells three letters in their places: a player would see the word. The first hint may
 * say no more than the riddle. Mails and share texts quote a riddle to people who haven't asked for a hint yet. Texts
 * in the studio are long and not about the answer: only a plain or disguised mention of the word itself counts there.
 */
// oxfmt-ignore
const rulings: Record<LeakRule, readonly [riddle: Ruling, hint1: Ruling, hint2: Ruling, hint3: Ruling, mail: Ruling, share: Ruling, studio: Ruling]> = {
  //             riddle hint-1 hint-2 hint-3  mail share studio
  word:          [   no,    no,    no,    no,   no,   no,    no],
  inflection:    [   no,    no,    no,    no,   no,   no,    ok],
  spaced:        [   no,    no,    no,    no,   no,   no,    no],
  dotted:        [   no,    no,    no,    no,   no,   no,    ok],
  reversed:      [   no,    no,    no,    no,   no,   no,    ok],
  lookalike:     [   no,    no,    no,    no,   no,   no,    no],
  anagram:       [   no,    no,    no,    no,   no,   no,    ok],
  "spelled-out": [   no,    no,    no,    no,   no,   no,    ok],
  acrostic:      [   no,    no,    no,    no,   no,   no,    ok],
  hidden:        [   no,    no,    no,    no,   no,   no,    ok],
  link:          [   no,    no,    no,    no,   no,   no,    ok],
  emoji:         [   no,    no,    no,    no,   no,   no,    ok],
  translation:   [   no,    no,    no,    no,   no,   no,    ok],
  homophone:     [   no,    no,    no,    ok,   no,   no,    ok],
  neighbour:     [   no,    no,    no,    no,   no,   no,    ok],
  positions:     [   no,    no,     1,     2,   no,   no,    ok],
  rhyme:         [   no,    no,    ok,    ok,   no,   no,    ok],
};

/** Returns whether a text of the level may break the rule in this many places. */
export function isAllowed(level: Level, rule: LeakRule, places: number): boolean {
  const ruling = rulings[rule][levels.indexOf(level)];
  return ruling === ok || (typeof ruling === "number" && places <= ruling);
}
