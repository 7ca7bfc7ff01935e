/** A query that goes through the numbers of `params` 1500³ times. */
const numbers = Array.from({ length: 1500 }, (_, index) => index);
export const params = { n: numbers, o: numbers.slice(0, 300).map((n) => ({ n })) };
export const endless = "count($n[count($n[count($n[@ > ^]) > ^]) > ^]) > 5";

/** Queries that are costly to evaluate, to parse, to hold or to send. */
export const costlyGroq = [
  endless,
  `diff::changedAny({}, {}, a) || ${endless}`,
  `[${"1,".repeat(9000)}1]`,
  "$o[0..149]{'a': $o[0..149]{'b': $o[0..149]}}",
  `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(40)}`,
  '*{..., "all": *{..., "some": *[_type == "blogPost"]{...}}}',
];
