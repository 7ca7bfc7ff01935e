export type ParsedPicturePath =
  | { path: string }
  | { code: "invalid_input" | "not_found" | "uri_too_long"; message: string };

const maxPathLength = 1024;
const picturePattern = /^\/social(\/[\w.~%!$&'()*+,;=:@/-]+)\.png$/;

/**
 * Returns the path of the page whose picture is at `path`: `/about` for `/social/about.png`, `/` for
 * `/social/index.png`.
 */
export function parsePicturePath(path: string): ParsedPicturePath {
  if (path.length > maxPathLength) return { code: "uri_too_long", message: "The address is too long." };
  const page = picturePattern.exec(path)?.[1];
  if (page === undefined)
    return { code: "not_found", message: "The address of a picture ends in a page's path and .png." };
  if (!page.slice(1).split("/").every(isPlainSegment)) {
    return { code: "invalid_input", message: "The address can't be read." };
  }
  return { path: page === "/index" ? "/" : page };
}

/** Rejects segments that two programs could interpret differently. */
function isPlainSegment(segment: string): boolean {
  let text;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return false;
  }
  return text !== "" && text !== "." && text !== ".." && !/[/\\\p{Cc}]/u.test(text);
}
