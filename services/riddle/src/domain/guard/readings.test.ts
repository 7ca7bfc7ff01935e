import { findLeak } from "./find-leak.ts";

/** Some of the characters that a reader takes for each letter. */
const lookalikes: Record<string, string> = {
  a: "\u0430\u03B14@^",
  b: "\u0432\u044C68",
  c: "\u0441\u00A2([{<",
  d: "\u0501\u0111",
  e: "\u0435\u20AC3",
  f: "\u0192\u0493",
  g: "\u0261\u058169",
  h: "\u04BB\u0127#",
  i: "\u0456\u01311!|",
  j: "\u0458\u029D",
  k: "\u043A\u049B",
  l: "\u04CF\u01421!|",
  m: "\u043C\u1D0D",
  n: "\u0578\u043F",
  o: "\u043E\u00F80",
  p: "\u0440\u03C1",
  q: "\u051B\u05669",
  r: "\u0433\u044F",
  s: "\u0455\uA7315$",
  t: "\u0442\u03C47+",
  u: "\u03C5\u057D",
  v: "\u0475\u03BD",
  w: "\u051D\u0448",
  x: "\u0445\u03C7",
  y: "\u0443\u03B3",
  z: "\u1D22\u02902",
};

describe("look-alikes of letters", () => {
  it.each(Object.entries(lookalikes))("are read as %s: %s", (letter, shapes) => {
    const rules = Array.from(shapes, (shape) => findLeak(`${letter}rane`, `${shape}rane`)?.rule);
    expect(new Set(rules)).toEqual(new Set(["lookalike"]));
  });
});
