import { EyeClosedIcon } from "@sanity/icons/EyeClosed";
import type { DocumentBadgeComponent, DocumentBadgesResolver } from "sanity";
import { pageTypes } from "../routes/addresses.ts";

interface Page {
  seo?: { noindex?: boolean };
}

export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) =>
  (pageTypes as readonly string[]).includes(schemaType) ? [...badges, hiddenFromSearch] : badges;

/** Shows that a page is hidden from search engines, since that switch is in another tab of the form. */
const hiddenFromSearch: DocumentBadgeComponent = ({ draft, published }) => {
  const page = (draft ?? published) as Page | null;
  if (page?.seo?.noindex !== true) return null;
  return {
    label: "Hidden from search",
    title: "Search engines are asked not to list this page. You can change that under Search and sharing.",
    color: "warning",
    icon: EyeClosedIcon,
  };
};
