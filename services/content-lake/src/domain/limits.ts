/** The largest body of a request that changes documents, as in hosted Sanity. */
export const maxChangeBytes = 4_000_000;

/** Beyond these, a body takes longer to parse and to check than other requests may wait. */
export const maxChangeValues = 100_000;
export const maxQueryValues = 20_000;

/** Of one object, as many as hosted Sanity allows in a document. */
export const maxAttributes = 8000;

/** Documents, mutations and parameters are nested less deep. */
export const maxBodyDepth = 100;

export const maxDocumentBytes = 1024 * 1024;

/** Of one transaction. */
export const maxChangedDocuments = 10_000;
