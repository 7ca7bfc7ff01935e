/** A session ends this long after it began, whether it is used or not. */
export const sessionMs = 30 * 24 * 3_600_000;

/** When a session was last used is stored at most this often, so that not every request writes to the database. */
export const noteUseAfterMs = 3_600_000;
