import type { WorkspaceOptions } from "sanity";

/** Turns off features of the studio that we don't use. Most of them would call hosted services. */
export const features: Pick<
  WorkspaceOptions,
  "announcements" | "mediaLibrary" | "releases" | "scheduledDrafts" | "scheduledPublishing" | "tasks"
> = {
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false, inputDateTimeFormat: "yyyy-MM-dd HH:mm" },
  tasks: { enabled: false },
};
