import { EyeClosedIcon } from "@sanity/icons/EyeClosed";
import type { DocumentBadgeComponent, DocumentBadgesResolver } from "sanity";
import { pageTypes } from "../routes/addresses.ts";

interface Page {
  seo?: { noindex?: boolean };
}

export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) =>
  (pageTypes as readonly string[]).includes(schemaType) ? [...badges, hiddenFromSearch] : badges;

/** Reminds of a switch that stands in another tab of the form and is easily forgotten. */
const hiddenFromSearch: DocumentBadgeComponent = ({ draft, published }) => {
  const page = (draft ?? published) as Page | null;
  if (page?.seo?.noindex !== true) return null;
  return {
    label: "Hidden from search",
    title: "Search engines are asked not to list this page. Change it under Search and sharing.",
    color: "warning",
    icon: EyeClosedIcon,
  };
};
