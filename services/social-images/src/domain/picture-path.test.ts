import { parsePicturePath } from "./picture-path.ts";

describe("parsePicturePath", () => {
  it.each([
    ["/social/index.png", "/"],
    ["/social/about.png", "/about"],
    ["/social/blog/letter-frequency-analysis.png", "/blog/letter-frequency-analysis"],
    ["/social/caf%C3%A9.png", "/caf%C3%A9"],
    ["/social/a.png.png", "/a.png"],
  ])("maps %s to %s", (picture, path) => {
    expect(parsePicturePath(picture)).toEqual({ path });
  });

  it.each(["/social/about", "/social/.png/", "/social/about.jpg", "/social/", "/about.png", "/social/.png"])(
    "finds no page for %s",
    (path) => {
      expect(parsePicturePath(path)).toEqual({
        code: "not_found",
        message: "The address of a picture ends in a page's path and .png.",
      });
    },
  );

  it.each([
    "/social/../secret.png",
    "/social/a/../b.png",
    "/social/a/./b.png",
    "/social/%2e%2e/b.png",
    "/social/a//b.png",
    "/social//evil.example/b.png",
    "/social/a%2fb.png",
    "/social/a%5cb.png",
    "/social/a%00b.png",
    "/social/a%0d%0aHost:x.png",
    "/social/a%zz.png",
    "/social/%ff.png",
  ])("rejects %s, which programs could interpret differently", (path) => {
    expect(parsePicturePath(path)).toEqual({
      code: "invalid_input",
      message: "The address can't be read.",
    });
  });

  it("rejects a path that is too long", () => {
    expect(parsePicturePath(`/social/${"a".repeat(1013)}.png`)).toEqual({
      code: "uri_too_long",
      message: "The address is too long.",
    });
    expect(parsePicturePath(`/social/${"a".repeat(1012)}.png`)).toHaveProperty("path");
  });
});
