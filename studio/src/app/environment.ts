/** The settings that differ between installations of the studio. */
export interface Environment {
  /** Id of the hosted Sanity project. Null: our own content lake serves the studio and holds the content. */
  hostedProjectId: string | null;
  dataset: string;
  /** Origin of the public site. */
  siteUrl: string;
  /** URL of the riddle service's spoiler check. */
  checkTextUrl: string;
}

/** Set by the content lake in the page that it serves, so that one build works for a site at any address. */
const siteMeta = "wordlehint:site";

/**
 * Reads the settings of the build. The site's URL is taken from the page that holds the studio, else from the build's
 * environment, else it is that of `npm start`.
 */
export function readEnvironment(): Environment {
  // The build replaces each `process.env.NAME` as a whole, so the names can't be computed.
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";
  const siteUrl =
    (metaContent(siteMeta) ?? process.env.SANITY_STUDIO_SITE_URL ?? "") || "http://localhost:8000";
  return {
    hostedProjectId: projectId === "" ? null : projectId,
    dataset: (process.env.SANITY_STUDIO_DATASET ?? "") || "production",
    siteUrl,
    checkTextUrl: process.env.SANITY_STUDIO_CHECK_TEXT_URL ?? `${siteUrl}/api/riddle/check-text`,
  };
}

function metaContent(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

export const environment = readEnvironment();
