import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { presentationTool } from "sanity/presentation";
import { environment } from "../app/environment.ts";
import { locations } from "./locations.ts";
import { mainDocuments } from "./main-documents.ts";

/** The real pages of the site with drafts in them; a click on a text opens its field. */
export const presentation = presentationTool({
  title: "Preview",
  icon: EyeOpenIcon,
  previewUrl: {
    initial: environment.siteUrl,
    previewMode: { enable: "/api/preview/enable", disable: "/api/preview/disable", shareAccess: false },
  },
  allowOrigins: [environment.siteUrl],
  resolve: { mainDocuments, locations },
});
