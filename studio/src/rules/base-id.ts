/** The published id of the document that `id` names a draft or version of. */
export function baseId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, "");
}
