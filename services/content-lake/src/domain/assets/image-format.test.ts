import { renderingOf } from "./image-format.ts";
import { parseImageParams } from "./image-params.ts";

const rendering = (query: string, extension: string, accept = "image/webp,*/*", isOpaque = true) =>
  renderingOf(parseImageParams(new URLSearchParams(query)), { extension, isOpaque }, accept);

it.each([
  ["", "png", "original"],
  ["w=50", "png", "png"],
  ["w=50", "jpg", "jpg"],
  ["q=50", "jpg", "jpg"],
  ["auto=format", "png", "webp"],
  ["w=50&auto=format", "jpg", "webp"],
  ["w=50&fm=png&auto=format", "jpg", "png"],
  ["w=50", "tif", "jpg"],
  ["w=50", "svg", "original"],
  ["w=50&auto=format", "gif", "original"],
  ["w=50&fm=webp", "gif", "webp"],
])("With the parameters %j, a %s is sent as %s", (query, extension, expected) => {
  expect(rendering(query, extension)).toBe(expected);
});

it("WebP is sent only to clients that accept it", () => {
  expect(rendering("auto=format", "png", "*/*")).toBe("original");
  expect(rendering("auto=format&w=5", "png", "image/png")).toBe("png");
});

it("Transparency is kept", () => {
  expect(rendering("w=50", "avif", "*/*", false)).toBe("png");
});
