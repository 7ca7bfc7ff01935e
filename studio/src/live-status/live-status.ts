import { PublishIcon } from "@sanity/icons/Publish";
import type { DocumentInspector, DocumentInspectorsResolver } from "sanity";
import { LiveStatusInspector } from "./LiveStatusInspector.tsx";

const liveStatus: DocumentInspector = {
  name: "live-status",
  component: LiveStatusInspector,
  useMenuItem: () => ({ title: "Live status", icon: PublishIcon, showAsAction: true }),
};

/** Adds the live status to every document except redirects, which have no page. */
export const documentInspectors: DocumentInspectorsResolver = (inspectors, { documentType }) =>
  documentType === "redirect" ? inspectors : [...inspectors, liveStatus];
