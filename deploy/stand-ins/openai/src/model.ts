import type { CompletionRequest } from "./completion-request.ts";
import { readRiddles, type Written } from "./library.ts";
import type { Mode } from "./modes.ts";

export type Model = {
  /** The JSON that a request is responded with. */
  write(request: CompletionRequest, mode: Mode): string;
};

/**
 * Plays the model: writes the library's riddle of a word, or a stock one, and solves the riddles that it knows. It can do
 * nothing else.
 */
export function createModel(): Model {
  const library = readRiddles();
  const wordOfVerse = new Map([...library].map(([word, { lines }]) => [lines.join("\n"), word]));

  const riddle = (user: string, mode: Mode): object => {
    const word = /word is "([a-z]{5})"/i.exec(user)?.[1]?.toLowerCase() ?? "";
    const { lines, theme, hints, notes } = library.get(word) ?? stockRiddle(wordOfVerse.size);
    const [line1 = "", line2 = "", line3 = "", line4 = ""] = lines;
    const [hint1 = "", hint2 = "", hint3 = ""] = hints;
    const [note1 = "", note2 = "", note3 = "", note4 = ""] = notes;
    wordOfVerse.set(lines.join("\n"), word);
    const texts = { line1, line2, line3, line4, theme, hint1, hint2, hint3, note1, note2, note3, note4 };
    const good = { idea: "One idea.", ...texts };
    switch (mode) {
      case "spoils-riddle":
        return { ...good, line4: `And all the while they only said ${word}.` };
      case "spoils-hint":
        return { ...good, hint1: `One may well think of ${word} here.` };
      case "malformed-text":
        return { ...good, line2: `<b>Look</b> at https://example.org/${"long".repeat(30)}` };
      default:
        return good;
    }
  };

  const guesses = (user: string, mode: Mode): object => {
    const [verse = ""] = user.split("\n\n");
    const word = wordOfVerse.get(verse) ?? "guess";
    const others = ["other", "thing", "stone", "light"].filter((other) => other !== word);
    if (mode === "unsolved") return { guesses: others.slice(0, 3) };
    const isEasy = mode === "plain" || user.includes("Hint 3:");
    const [first = "", second = ""] = others;
    return { guesses: isEasy ? [word, first, second] : [first, word, second] };
  };

  return {
    write: ({ user, fields }, mode) => {
      if (mode === "wrong-schema") return JSON.stringify({ poem: ["A", "B"], mood: 7 });
      if (mode === "no-json") return "Certainly! Here is a riddle about it:";
      return JSON.stringify(fields.includes("guesses") ? guesses(user, mode) : riddle(user, mode));
    },
  };
}

const stockNotes = [
  "The door is where it is looked for.",
  "The lamp shows that it is expected.",
  "The sill is where it was all the time.",
  "It has patience, for the next one too.",
];

/** For a word that the library doesn't have. Each is another one, so that the solver can tell them apart. */
function stockRiddle(number: number): Written {
  return {
    lines: [
      `At door ${number} the evening comes to rest,`,
      "A lamp is lit to welcome every guest,",
      "And what they lacked all day is on the sill:",
      "It waited there, and waits for others still.",
    ],
    theme: "waiting at home",
    hints: [
      `A thing to look for, number ${number} of many.`,
      `Most people have met it, said visitor ${number}.`,
      `You would know it at once at door ${number}.`,
    ],
    notes: stockNotes,
  };
}
