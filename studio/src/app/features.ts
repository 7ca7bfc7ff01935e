import type { WorkspaceOptions } from "sanity";

/** What the studio offers besides writing and is not used here; most of it would ask hosted services. */
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
