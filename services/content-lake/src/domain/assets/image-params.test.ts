import { LakeError } from "../lake-error.ts";
import { canonicalParams, parseImageParams } from "./image-params.ts";

const parse = (query: string) => parseImageParams(new URLSearchParams(query));

it("reads the parameters of Sanity's image URLs", () => {
  expect(
    parse(
      "w=300&h=200.4&fit=crop&crop=top,left&fp-x=0.25&rect=1,2,3,4&or=90&flip=hv&fm=webp&q=80&auto=format&dpr=1.5",
    ),
  ).toEqual({
    w: 300,
    h: 200,
    fit: "crop",
    crop: ["top", "left"],
    "fp-x": 0.25,
    rect: { left: 1, top: 2, width: 3, height: 4 },
    or: 90,
    flip: "hv",
    fm: "webp",
    q: 80,
    auto: "format",
    dpr: 1.5,
  });
});

it.each([
  ["f00", { r: 255, g: 0, b: 0, alpha: 1 }],
  ["8f00", { r: 255, g: 0, b: 0, alpha: 136 / 255 }],
  ["6AAA64", { r: 106, g: 170, b: 100, alpha: 1 }],
  ["006aaa64", { r: 106, g: 170, b: 100, alpha: 0 }],
])("reads the colour %s", (text, colour) => {
  expect(parse(`bg=${text}`).bg).toEqual(colour);
});

it.each([
  ["w=0", /"w" must be 1 or more/],
  ["w=abc", /"w" must be a number of pixels/],
  ["w=-5", /"w" must be a number of pixels/],
  ["w=1e9", /"w" must be a number of pixels/],
  ["w=", /"w" must be a number of pixels/],
  ["w=5&w=6", /"w" is given twice/],
  ["fit=cover", /"fit" must be one of clip, crop, fill, fillmax, max, scale, min/],
  ["fm=exe", /"fm" must be one of jpg, pjpg, png, webp/],
  ["q=101", /"q"/],
  ["dpr=4", /"dpr"/],
  ["crop=middle", /"crop" must be one of/],
  ["rect=1,2,3", /"rect" must be left,top,width,height/],
  ["rect=1,2,0,4", /"rect" must have a width/],
  ["rect=1,2,4,0", /"rect" must have a width/],
  ["or=45", /"or" must be one of 0, 90, 180, 270/],
  ["bg=red", /"bg" must be a colour/],
  ["blur=NaN", /"blur" must be a number/],
  ["fp-x=2", /"fp-x"/],
  ["width=5", /"width" is not known/],
  ["__proto__=5", /is not known/],
  ["constructor=5", /"constructor" is not known/],
])("refuses %j and says why", (query, message) => {
  const refused = () => parse(query);
  expect(refused).toThrow(LakeError);
  expect(refused).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringMatching(message) as string }) as Error,
  );
});

it("names no more than the start of a parameter that is very long", () => {
  expect(() => parse(`${"n".repeat(41)}=1`)).toThrow(`the parameter "${"n".repeat(40)}" is not known`);
});

it("says of parameters in any order, but for the format, that they are the same", () => {
  const one = canonicalParams(parse("w=300&h=200&fit=crop&crop=top&fm=webp&auto=format"));
  expect(canonicalParams(parse("crop=top&h=200&w=300.2&fm=png&fit=crop"))).toBe(one);
  expect(canonicalParams(parse("w=300&h=200&fit=crop&crop=bottom"))).not.toBe(one);
  expect(canonicalParams(parse("w=200&h=300&fit=crop&crop=top"))).not.toBe(one);
});
