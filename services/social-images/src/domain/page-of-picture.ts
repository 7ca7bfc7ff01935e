export type PageOrFault =
  { path: string } | { code: "invalid_input" | "not_found" | "uri_too_long"; message: string };

const longestPath = 1024;
const picture = /^\/social(\/[\w.~%!$&'()*+,;=:@/-]+)\.png$/;

/** The page whose picture has this path: `/social/about.png` is `/about`'s, `/social/index.png` the home page's. */
export function pageOfPicture(path: string): PageOrFault {
  if (path.length > longestPath) return { code: "uri_too_long", message: "The address is too long." };
  const page = picture.exec(path)?.[1];
  if (page === undefined)
    return { code: "not_found", message: "The address of a picture ends in a page's path and .png." };
  if (!page.slice(1).split("/").every(isPlainSegment)) {
    return { code: "invalid_input", message: "The address can't be read." };
  }
  return { path: page === "/index" ? "/" : page };
}

/** Refuses what two programs could read differently. */
function isPlainSegment(segment: string): boolean {
  let text;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return false;
  }
  return text !== "" && text !== "." && text !== ".." && !/[/\\\p{Cc}]/u.test(text);
}
