/** A link with the words that it shows. */
export interface SiteLinkTo {
  label: string;
  /** A path of the site, or a whole address. */
  to: string;
}

/** An entry of the header that opens over several links. */
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
