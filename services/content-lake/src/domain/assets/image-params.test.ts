import { LakeError } from "../lake-error.ts";
import { canonicalParams, parseImageParams } from "./image-params.ts";

const parse = (query: string) => parseImageParams(new URLSearchParams(query));

it("The parameters of Sanity's image URLs are read", () => {
  expect(parse("w=300&h=200.4&fit=crop&rect=1,2,3,4&fm=webp&q=80&auto=format&dpr=1.5")).toEqual({
    w: 300,
    h: 200,
    fit: "crop",
    rect: { left: 1, top: 2, width: 3, height: 4 },
    fm: "webp",
    q: 80,
    auto: "format",
    dpr: 1.5,
  });
});

it.each([
  ["w=0", '"w" must be 1 or more'],
  ["w=abc", '"w" must be a number of pixels'],
  ["w=-5", '"w" must be a number of pixels'],
  ["w=1e9", '"w" must be a number of pixels'],
  ["w=5&w=6", '"w" is given twice'],
  ["fit=cover", '"fit" must be one of clip, crop, max'],
  ["fm=exe", '"fm" must be one of jpg, png, webp'],
  ["q=101", '"q"'],
  ["dpr=4", '"dpr" must be a number from 1 to 3'],
  ["rect=1,2,3", '"rect" must be left,top,width,height'],
  ["rect=1,2,0,4", '"rect" must have a width'],
  ["blur=50", '"blur" is not supported'],
  ["__proto__=5", "is not supported"],
  ["constructor=5", '"constructor" is not supported'],
  [`${"n".repeat(41)}=1`, `"${"n".repeat(40)}" is not supported`],
])("The parameters %s are refused: %s", (query, message) => {
  const refused = () => parse(query);
  expect(refused).toThrow(LakeError);
  expect(refused).toThrow(message);
});

it("Parameters in any order request the same image, and so do those that differ in the format alone", () => {
  const one = canonicalParams(parse("w=300&h=200&fit=crop&fm=webp&auto=format"));
  expect(canonicalParams(parse("h=200&w=300.2&fm=png&fit=crop"))).toBe(one);
  expect(canonicalParams(parse("w=300&h=200&fit=max"))).not.toBe(one);
  expect(canonicalParams(parse("w=200&h=300&fit=crop"))).not.toBe(one);
});
