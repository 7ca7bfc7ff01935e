/** Values that a visitor never reads as prose. */
const silent = new Set(["_type", "_key", "_id", "_rev", "_ref", "_createdAt", "_updatedAt", "slug", "url"]);

/**
 * What a document or any part of it says to a reader, one field a line: spans of one paragraph are joined, so
 * that a word that is half bold stays one word.
 */
export function plainText(value: unknown): string {
  return lines(value).join("\n");
}

function lines(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(lines);
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  if (fields._type === "block") return lines(blockText(fields.children));
  return Object.entries(fields).flatMap(([name, field]) => (silent.has(name) ? [] : lines(field)));
}

function blockText(children: unknown): string {
  if (!Array.isArray(children)) return "";
  return children
    .map((child: { text?: unknown }) => (typeof child.text === "string" ? child.text : ""))
    .join("");
}
