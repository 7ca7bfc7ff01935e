/** Of the content lake's API, as every part of the product asks it. */
export const apiVersion = "2025-02-19";
