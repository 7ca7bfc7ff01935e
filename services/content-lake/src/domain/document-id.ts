const draftPrefix = "drafts.";
const versionPrefix = "versions.";

/** 1 to 128 letters, digits, `_`, `-` and single dots; doesn't begin with `-` or a dot, nor end with a dot. */
export const documentIdPattern = /^(?!.*\.\.)(?!.*\.$)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);
export const isVersionId = (id: string): boolean => id.startsWith(versionPrefix);

/** Neither a draft nor a version: what the perspective `published` shows. */
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id);

/** Published and not in a private path: documents with a dot in their id are for signed-in readers only. */
export const isPublicId = (id: string): boolean => !id.includes(".");

export const draftIdOf = (id: string): string => draftPrefix + publishedIdOf(id);

/** The id under which a draft or version is published. Returns other ids unchanged. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

/** The release to which a version belongs. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split(".", 2)[1] : undefined;
}
