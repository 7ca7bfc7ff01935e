// A file of its own, so that a page can know the levels without loading zod.

/** How far a player had read when the puzzle was over, from the riddle alone to the answer itself. */
export const helpedLevels = ["riddle", "facts", "hint-1", "hint-2", "hint-3", "letters", "answer"] as const;
/** The strongest help that a player had. */
export type Helped = (typeof helpedLevels)[number];

/** Returns whether a value, such as one from a browser's storage, is a level of help. */
export function isHelped(value: unknown): value is Helped {
  return (helpedLevels as readonly unknown[]).includes(value);
}
