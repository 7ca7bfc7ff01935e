/** A session ends this long after it began, whether it is used or not. */
export const sessionMs = 30 * 24 * 3_600_000;

/** The time of a session's last use is stored at most this often, so that not every request writes to the database. */
export const noteUseAfterMs = 3_600_000;
