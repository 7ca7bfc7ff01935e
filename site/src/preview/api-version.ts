/** The API version of the content lake that the whole product uses. */
export const apiVersion = "2025-02-19";
