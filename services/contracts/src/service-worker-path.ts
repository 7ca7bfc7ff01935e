// A file of its own, so that every page can register the worker without loading zod.

/** The site's service worker. At the root, because it serves the pages below its own folder. */
export const serviceWorkerPath = "/sw.js";
