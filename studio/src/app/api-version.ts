/** The dated version of the content API that every request of the studio's own names. */
export const apiVersion = "2025-02-19";
