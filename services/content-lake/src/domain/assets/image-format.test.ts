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
  ["w=50&fm=pjpg&auto=format", "jpg", "pjpg"],
  ["w=50", "tif", "jpg"],
  ["w=50", "svg", "original"],
  ["w=50&auto=format", "gif", "original"],
  ["w=50&frame=1", "gif", "png"],
  ["w=50&fm=webp", "gif", "webp"],
])("sends %j of a %s as %s", (query, extension, expected) => {
  expect(rendering(query, extension)).toBe(expected);
});

it("sends WebP only to clients that accept it", () => {
  expect(rendering("auto=format", "png", "*/*")).toBe("original");
  expect(rendering("auto=format&w=5", "png", "image/png")).toBe("png");
});

it("keeps transparency", () => {
  expect(rendering("w=50", "avif", "*/*", false)).toBe("png");
});
