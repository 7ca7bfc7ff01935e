/** The version of the content API that the studio's own requests use. */
export const apiVersion = "2025-02-19";
