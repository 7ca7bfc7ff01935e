/** Pages of the site that have no document. */
export const siteRoutes = [
  { title: "Home", value: "/" },
  { title: "Today’s hint", value: "/wordle-hint/today" },
  { title: "Yesterday’s hint", value: "/wordle-hint/yesterday" },
  { title: "Hint archive", value: "/wordle-hints" },
  { title: "Search", value: "/search" },
  { title: "Ads-Free Premium", value: "/subscribe" },
  { title: "Sign in", value: "/auth" },
  { title: "Create account", value: "/auth?register=true" },
] as const;
