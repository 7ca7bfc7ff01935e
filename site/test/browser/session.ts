import type { Page } from "@playwright/test";

interface User {
  email?: string;
  isSubscribed?: boolean;
}

/** Stores a token in the browser, and fulfils the requests for its user in the API's place. */
export async function signInAs(
  page: Page,
  { email = "player@example.org", isSubscribed = false }: User,
): Promise<void> {
  const user = {
    id: "1",
    email,
    username: null,
    isSubscribed,
    subscription: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  await page.route("**/api/user", (route) => route.fulfill({ json: user }));
  const stats = {
    currentStreak: 0,
    bestStreak: 0,
    riddlesSolved: 0,
    played: 0,
    successRate: null,
    distribution: [0, 0, 0, 0, 0, 0],
    lastSolvedDate: null,
    fromRiddle: { solved: 0, currentStreak: 0, bestStreak: 0 },
  };
  await page.route(/\/api\/stats(\?|$)/, (route) => route.fulfill({ json: stats }));
  await page.route("**/api/stats/results*", (route) => route.fulfill({ json: [] }));
  const status = { email, verifiedAt: user.createdAt, pending: null };
  await page.route("**/api/auth/email-status", (route) => route.fulfill({ json: status }));
  const daily = { email, timeZone: "America/New_York", help: "riddle", days: [1], status: "none" };
  await page.route("**/api/notifications/preferences", (route) => route.fulfill({ json: daily }));
  await page.addInitScript(() => localStorage.setItem("token", "a.test.token"));
}
