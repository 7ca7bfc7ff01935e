/** What differs between one studio and another. */
export interface Environment {
  /** Null: the studio is served by our own content lake and talks to it alone. */
  hostedProjectId: string | null;
  dataset: string;
  /** Origin of the public site. */
  siteUrl: string;
  /** The riddle service's check of texts. */
  checkTextUrl: string;
}

/** Shown by a lake that serves the studio, since one build serves sites of any address. */
const siteMeta = "wordlehint:site";

/**
 * The site's address is what the page says that the studio was served in, else what it was built with, else
 * the site of `npm start`.
 */
export function readEnvironment(): Environment {
  // Each variable is written out because the build replaces the whole expression.
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";
  const siteUrl = (served(siteMeta) ?? process.env.SANITY_STUDIO_SITE_URL ?? "") || "http://localhost:8000";
  return {
    hostedProjectId: projectId === "" ? null : projectId,
    dataset: (process.env.SANITY_STUDIO_DATASET ?? "") || "production",
    siteUrl,
    checkTextUrl: process.env.SANITY_STUDIO_CHECK_TEXT_URL ?? `${siteUrl}/api/riddle/check-text`,
  };
}

function served(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

export const environment = readEnvironment();
