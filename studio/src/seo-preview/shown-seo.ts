interface Seo {
  title?: string | undefined;
  description?: string | undefined;
  noindex?: boolean | undefined;
}

interface Facts {
  seo: Seo | undefined;
  siteName: string;
  siteUrl: string;
  path: string | null;
}

export interface ShownSeo {
  title: string;
  address: string;
  description: string;
  isHidden: boolean;
}

/** Characters that a search result shows of each, approximately. */
const limits = { title: 60, description: 160 };

/** A page as a search result shows it. */
export function shownSeo({ seo, siteName, siteUrl, path }: Facts): ShownSeo {
  const title = seo?.title?.trim() ?? "";
  const description = seo?.description?.trim() ?? "";
  const host = URL.parse(siteUrl)?.host ?? siteUrl;
  const parts = (path ?? "/…").split(/[/#]/).filter(Boolean);
  return {
    title: cut(title === "" ? "The title is missing" : `${title} | ${siteName}`, limits.title),
    address: [host, ...parts].join(" › "),
    description: cut(description === "" ? "The description is missing." : description, limits.description),
    isHidden: seo?.noindex === true,
  };
}

/** Shortens a text at a word boundary, as search engines do. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const whole = text.slice(0, limit);
  const lastSpace = whole.lastIndexOf(" ");
  return `${whole.slice(0, lastSpace > limit / 2 ? lastSpace : limit)} …`;
}
