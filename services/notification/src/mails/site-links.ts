import type { PuzzleDate } from "@wordlehint/contracts";

/** Addresses of the site and its pages, and of the one route that mail programs call themselves. */
export function siteLinks(origin: string) {
  const withToken = (path: string) => (token: string) => `${origin}${path}?token=${token}`;
  return {
    host: new URL(origin).host,
    home: `${origin}/`,
    signIn: `${origin}/auth`,
    premium: `${origin}/subscribe`,
    card: `${origin}/subscribe/card`,
    verifyEmail: withToken("/verify-email"),
    resetPassword: withToken("/reset-password"),
    confirmSubscription: withToken("/confirm-subscription"),
    preferences: withToken("/email-preferences"),
    unsubscribe: withToken("/unsubscribe"),
    oneClickUnsubscribe: withToken("/api/notifications/unsubscribe"),
    /** The page with the riddle of a date, such as `/wordle-hint/march-5-2025`. */
    hint: (date: PuzzleDate) => `${origin}/wordle-hint/${hintSlug(date)}`,
  };
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

function hintSlug(date: PuzzleDate): string {
  const [year = "", , day = ""] = date.split("-");
  const month = monthFormat.format(new Date(`${date}T00:00:00Z`)).toLowerCase();
  return `${month}-${Number(day)}-${year}`;
}
