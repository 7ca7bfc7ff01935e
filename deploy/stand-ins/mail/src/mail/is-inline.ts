/** Whether a part is shown within the text. */
export function isInline(part: { related?: boolean; contentDisposition?: string }): boolean {
  return part.related === true || part.contentDisposition === "inline";
}
