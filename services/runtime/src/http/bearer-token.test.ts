import { bearerToken } from "./bearer-token.ts";

it.each([
  ["Bearer abc.def", "abc.def"],
  ["bearer   abc", "abc"],
  ["Bearer ", undefined],
  ["Bearerabc", undefined],
  ["Basic Bearer abc", undefined],
  ["Bearer abc\ndef", undefined],
  [undefined, undefined],
])("reads the token of %j", (authorization, token) => {
  expect(bearerToken({ headers: { authorization } })).toBe(token);
});
