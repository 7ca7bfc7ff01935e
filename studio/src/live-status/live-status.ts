import { PublishIcon } from "@sanity/icons/Publish";
import type { DocumentInspector, DocumentInspectorsResolver } from "sanity";
import { LiveStatusInspector } from "./LiveStatusInspector.tsx";

const liveStatus: DocumentInspector = {
  name: "live-status",
  component: LiveStatusInspector,
  useMenuItem: () => ({ title: "Live status", icon: PublishIcon, showAsAction: true }),
};

/** Redirects have no page; whether they work is seen by following them. */
export const documentInspectors: DocumentInspectorsResolver = (inspectors, { documentType }) =>
  documentType === "redirect" ? inspectors : [...inspectors, liveStatus];
