import type { Locator, Page } from "@playwright/test";

/** The cookie notice and its parts. */
export function noticeOf(page: Page): {
  notice: Locator;
  acceptAll: Locator;
  necessaryOnly: Locator;
  preferences: Locator;
} {
  const notice = page.getByRole("region", { name: "Cookies", exact: true });
  const button = (name: string): Locator => notice.getByRole("button", { name });
  return {
    notice,
    acceptAll: button("Accept All"),
    necessaryOnly: button("Necessary Only"),
    preferences: button("Preferences"),
  };
}

/** Stores a consent choice before the page loads. */
export async function withConsent(
  page: Page,
  choice: { analytics: boolean; advertising: boolean },
): Promise<void> {
  await page.addInitScript(
    (preferences) => {
      if (window !== window.top) return;
      const timestamp = Date.now();
      const record = { preferences, timestamp, expiry: timestamp + 86_400_000 };
      localStorage.setItem("wordlehint-cookie-consent", JSON.stringify(record));
    },
    { necessary: true, ...choice },
  );
}
