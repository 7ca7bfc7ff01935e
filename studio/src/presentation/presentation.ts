import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { presentationTool } from "sanity/presentation";
import { environment } from "../app/environment.ts";
import { locations } from "./locations.ts";
import { mainDocuments } from "./main-documents.ts";

/** The preview: pages of the site that show drafts. A click on a text opens its field. */
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
