import type { Role } from "./requester.ts";

/** The roles, as the studio shows them. */
export const roles: readonly { name: Role; title: string; description: string }[] = [
  {
    name: "administrator",
    title: "Administrator",
    description: "Reads and writes everything, and manages datasets.",
  },
  { name: "editor", title: "Editor", description: "Reads and writes all content." },
  { name: "viewer", title: "Viewer", description: "Reads all content, drafts included." },
];

export const isRole = (text: string): text is Role => roles.some(({ name }) => name === text);

export const describedRole = (role: Role) => roles.filter(({ name }) => name === role);
