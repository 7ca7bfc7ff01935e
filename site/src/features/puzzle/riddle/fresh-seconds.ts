/** A riddle is fresh for an hour. */
export const freshSeconds = 3_600;
