import { shownPicture, socialPicture, type QueriedPicture } from "./image.ts";

const picture: QueriedPicture = {
  alt: "Tiles",
  asset: {
    _id: "image-0123456789abcdef0123456789abcdef01234567-2000x1000-png",
    path: "images/wordlehint/production/0123456789abcdef0123456789abcdef01234567-2000x1000.png",
    lqip: "data:image/jpeg;base64,AAAA",
    isOpaque: true,
  },
};
const widthsOf = (srcSet = "") => srcSet.split(", ").map((entry) => entry.split(" ")[1]);

describe("A content image", () => {
  it("is served by the site itself, in the common screen widths", () => {
    const shown = shownPicture(picture);
    expect(shown?.src).toMatch(
      /^\/images\/wordlehint\/production\/[0-9a-f]+-2000x1000\.png\?w=960&fm=webp&q=80$/,
    );
    expect(widthsOf(shown?.srcSet)).toEqual(["320w", "480w", "640w", "960w", "1280w", "1920w"]);
    expect(shown).toMatchObject({ width: 2000, height: 1000, placeholder: "data:image/jpeg;base64,AAAA" });
  });

  it("is never enlarged", () => {
    const small = { ...picture, crop: { top: 0, bottom: 0, left: 0.5, right: 0.25 } };
    const shown = shownPicture(small);
    expect(shown).toMatchObject({ width: 500, height: 1000 });
    expect(widthsOf(shown?.srcSet)).toEqual(["320w", "480w", "500w"]);
    expect(shown?.src).toContain("rect=1000,0,500,1000");
  });

  it("is cropped around its hotspot, and reserves the space of the crop", () => {
    const left = { ...picture, hotspot: { x: 0.1, y: 0.5, width: 0.1, height: 0.1 } };
    const shown = shownPicture(left, 1);
    expect(shown).toMatchObject({ width: 1000, height: 1000 });
    expect(shown?.src).toContain("rect=0,0,1000,1000&w=960&h=960");
  });

  it("has no placeholder if it is transparent", () => {
    const asset = picture.asset && { ...picture.asset, isOpaque: false };
    expect(shownPicture({ ...picture, asset })?.placeholder).toBeNull();
  });

  it("is cropped to the exact size of a social card", () => {
    const address = socialPicture(picture);
    expect(address).toMatch(/^\/images\/wordlehint\/production\/.*[?&]w=1200&h=630&fm=png$/);
  });

  it.each<[string, QueriedPicture | null]>([
    ["was not chosen", null],
    ["was not uploaded", { alt: "x", asset: null }],
    ["has no path", { asset: { _id: "image-a-1x1-png", path: null, lqip: null, isOpaque: null } }],
    ["has an odd id", { asset: { _id: "image-a", path: "images/a/b/c.png", lqip: null, isOpaque: null } }],
  ])("is left out: %s", (_case, missing) => {
    expect(shownPicture(missing)).toBeNull();
    expect(socialPicture(missing)).toBeNull();
  });
});
