/**
 * In the place of emotion's list of all HTML attributes: a styled element passes everything on to the DOM
 * but what its `shouldForwardProp` holds back. By `as` it takes another element, which emotion does only
 * with what isn't passed on.
 */
export default function isPropValid(name: string): boolean {
  return name !== "theme" && name !== "as";
}
