/** Storage key of the session token, which the API takes as bearer. */
export const tokenKey = "token";
