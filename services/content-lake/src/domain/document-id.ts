const draftPrefix = "drafts.";
const versionPrefix = "versions.";

/** Letters, digits, `_`, `-` and single dots inside; up to 128, not beginning with a dash or dot. */
export const documentIdPattern = /^(?!.*\.\.)(?!.*\.$)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);
const isVersionId = (id: string): boolean => id.startsWith(versionPrefix);

/** Neither draft nor part of a release: what the perspective `published` shows. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id);

/** Published, and in no private path: an id with a dot is for signed-in readers only. */
export const isPublicId = (id: string): boolean => !id.includes(".");

export const draftIdOf = (id: string): string => draftPrefix + publishedIdOf(id);

/** The id that a draft or a release's version is published under; any other id is itself. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

/** The release that a version belongs to. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split(".", 2)[1] : undefined;
}
