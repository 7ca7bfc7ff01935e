/** The id that a document has when it is published, whichever of its versions `id` names. */
export function baseId(id: string): string {
  return id.replace(/^drafts\.|^versions\.[^.]+\./, "");
}
