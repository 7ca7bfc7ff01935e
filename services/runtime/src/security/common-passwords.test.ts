import { isCommonPassword } from "./common-passwords.ts";

it.each([
  ["frequent by itself", "football"],
  ["frequent, whatever the case", "FootBall"],
  ["frequent, with digits and signs around it", "12_football!99"],
  ["frequent, with digits and signs around it, several times", "1football!1football!"],
  ["frequent, three times in a row", "dragondragondragon"],
  ["frequent with its digits", "abc123"],
  ["one character, again and again", "zzzzzzzzzz"],
  ["three characters, again and again", "xq7xq7xq7xq7"],
])("refuses a password that is %s", (_what, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ["isn't frequent", "plinth gravy ostrich"],
  ["has a frequent one between others", "xkfootballxk"],
  ["begins with a frequent one", "football plinth"],
  ["ends with a frequent one", "plinth football"],
  ["repeats itself in a part", "qqqqplinthgravy"],
  ["repeats four characters that aren't frequent", "xq7gxq7g"],
])("accepts a password that %s", (_what, password) => {
  expect(isCommonPassword(password)).toBe(false);
});
