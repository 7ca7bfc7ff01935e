const draftPrefix = "drafts.";

/** 1 to 128 letters, digits, `_`, `-` and single dots; doesn't begin with `-` or a dot, nor end with a dot. */
export const documentIdPattern = /^(?!.*\.\.)(?!.*\.$)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);

/** Returns whether an id is that of a document's version in a release, which the lake doesn't support. */
export const isVersionId = (id: string): boolean => id.startsWith("versions.");

/** Returns whether anyone may read the document: documents with a dot in their id are for signed-in readers only. */
export const isPublicId = (id: string): boolean => !id.includes(".");

export const draftIdOf = (id: string): string => draftPrefix + publishedIdOf(id);

/** Returns the id under which a draft is published, and other ids unchanged. */
export const publishedIdOf = (id: string): string => (isDraftId(id) ? id.slice(draftPrefix.length) : id);
