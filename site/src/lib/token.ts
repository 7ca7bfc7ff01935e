/** Where the browser keeps the session's token; the API takes it as a bearer. */
export const tokenKey = "token";
