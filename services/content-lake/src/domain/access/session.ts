/** A session ends this long after it was last used. */
export const sessionMs = 30 * 24 * 3_600_000;

/** A session's expiry is moved at most this often, so that not every request writes to the database. */
export const extendAfterMs = 3_600_000;
