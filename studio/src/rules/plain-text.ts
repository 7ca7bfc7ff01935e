/** Fields that are not prose. */
const skippedFields = new Set([
  "_type",
  "_key",
  "_id",
  "_rev",
  "_ref",
  "_createdAt",
  "_updatedAt",
  "slug",
  "url",
]);

/**
 * The prose of a document or of a part of it, with each field and paragraph on its own line. Spans of a paragraph are
 * joined, so that a word that is partly bold stays one word.
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
  return Object.entries(fields).flatMap(([name, field]) => (skippedFields.has(name) ? [] : lines(field)));
}

function blockText(children: unknown): string {
  if (!Array.isArray(children)) return "";
  return children
    .map((child: { text?: unknown }) => (typeof child.text === "string" ? child.text : ""))
    .join("");
}
