/** A link with its text. */
export interface SiteLinkTo {
  label: string;
  /** A path of the site, or an absolute URL. */
  to: string;
}

/** A header entry that opens a list of links. */
export interface NavMenu {
  label: string;
  links: readonly SiteLinkTo[];
}

export type NavEntry = SiteLinkTo | NavMenu;

export interface Navigation {
  header: readonly NavEntry[];
  /** A column without links shows the visitor's account. */
  footer: readonly NavMenu[];
  /** The footer's last line. */
  legal: readonly SiteLinkTo[];
}

export function isMenu(entry: NavEntry): entry is NavMenu {
  return "links" in entry;
}
