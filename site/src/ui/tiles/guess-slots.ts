/** A guess as it is typed onto the tiles. */
export interface Slots {
  /** An empty text for a free place. */
  letters: readonly string[];
  /** Places of letters that are open already: they can't be changed. */
  fixed: readonly boolean[];
  /** The place that takes the next letter, from 0. */
  caret: number;
}

export type SlotEvent =
  | { type: "typed"; letters: string }
  | { type: "placed"; at: number }
  | { type: "moved"; by: 1 | -1 }
  | { type: "erased" }
  | { type: "cleared" };

/**
 * Returns slots that hold the open letters.
 * @param opened as kept: a full stop for each closed letter, or empty
 */
export function emptySlots(opened: string, wordLength: number): Slots {
  const letters = Array.from(opened.padEnd(wordLength, "."), (letter) => letter.replace(".", ""));
  const fixed = letters.map((letter) => letter !== "");
  return { letters, fixed, caret: Math.max(0, fixed.indexOf(false)) };
}

/** Returns the slots after the player has typed, erased or moved. */
export function type(slots: Slots, event: SlotEvent): Slots {
  switch (event.type) {
    case "typed":
      return Array.from(event.letters.toLowerCase()).filter(isLetter).reduce(withTyped, slots);
    case "placed":
      return slots.fixed[event.at] ? slots : { ...slots, caret: event.at };
    case "moved":
      return { ...slots, caret: freeFrom(slots, slots.caret + event.by, event.by) ?? slots.caret };
    case "erased":
      return erased(slots);
    case "cleared": {
      const letters = slots.letters.map((letter, place) => (slots.fixed[place] ? letter : ""));
      return { ...slots, letters, caret: Math.max(0, slots.fixed.indexOf(false)) };
    }
  }
}

/** Returns the word, or null while a letter is missing. */
export function wordOf({ letters }: Slots): string | null {
  return letters.includes("") ? null : letters.join("");
}

function isLetter(letter: string): boolean {
  return /^[a-z]$/.test(letter);
}

function withTyped(slots: Slots, letter: string): Slots {
  const { caret } = slots;
  if (slots.fixed[caret]) return slots;
  return { ...withLetterAt(slots, caret, letter), caret: freeFrom(slots, caret + 1, 1) ?? caret };
}

/** Erases the letter at the caret, or the one before it if there is none, as a text field does. */
function erased(slots: Slots): Slots {
  const place = slots.letters[slots.caret] === "" ? freeFrom(slots, slots.caret - 1, -1) : slots.caret;
  return place === null ? slots : { ...withLetterAt(slots, place, ""), caret: place };
}

function withLetterAt(slots: Slots, place: number, letter: string): Slots {
  return { ...slots, letters: slots.letters.map((before, at) => (at === place ? letter : before)) };
}

/** Returns the next place from `start` on whose letter can be changed; null if there is none. */
function freeFrom({ fixed }: Slots, start: number, step: 1 | -1): number | null {
  for (let place = start; place >= 0 && place < fixed.length; place += step) if (!fixed[place]) return place;
  return null;
}
