import { spokenResult } from "./spoken-result.ts";

it.each([
  ["gyxxx", "S green, L yellow, the rest grey"],
  ["ggggg", "S green, L green, A green, T green, E green"],
  ["xxxxx", "all grey"],
])("The result %s of SLATE is spoken as “%s”", (result, spoken) => {
  expect(spokenResult("slate", result)).toBe(spoken);
});
