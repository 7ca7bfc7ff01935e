import { expect, test, type Locator, type Page } from "@playwright/test";
import { signInAs } from "./session.ts";
import { settingsOf } from "./settings.ts";
import { goTo, sessionParts, shellReady } from "./shell.ts";

/** How to reach a state of the shell, and the element with its texts. */
type Reach = (page: Page) => Promise<Locator>;

const atHome: Reach = async (page) => {
  await page.goto("/");
  return sessionParts(page);
};
const signedIn =
  (isSubscribed: boolean): Reach =>
  async (page) => {
    await signInAs(page, { isSubscribed });
    return atHome(page);
  };
const footer: Reach = async (page) => {
  await page.goto("/");
  await shellReady(page);
  return page.getByRole("contentinfo");
};
const footerSignedIn: Reach = async (page) => {
  await signInAs(page, {});
  return footer(page);
};
const profile =
  (isSubscribed: boolean): Reach =>
  async (page) => {
    const parts = await signedIn(isSubscribed)(page);
    await parts.getByRole("button", { name: "player@example.org" }).click();
    return page.getByRole("dialog", { name: "Profile" });
  };
const signingOut =
  (status: number): Reach =>
  async (page) => {
    await page.route("**/api/auth/logout", (route) =>
      route.fulfill({ status, json: { message: "Not now" } }),
    );
    const parts = await signedIn(false)(page);
    await parts.getByRole("button", { name: "Sign Out" }).click();
    return page.locator("body");
  };
const lost: Reach = async (page) => {
  await page.goto("/no-such-page");
  return page.getByRole("main");
};
const failed =
  (path: string): Reach =>
  async (page) => {
    await page.goto("/404");
    await shellReady(page);
    const data = (await (await page.request.get("/page-data/index/page-data.json")).json()) as object;
    await page.route(`**/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`, (route) =>
      route.fulfill({ json: { ...data, path, result: { serverData: null, pageContext: {} } } }),
    );
    await goTo(page, path);
    return page.getByRole("main");
  };
const offline: Reach = async (page) => {
  await page.goto("/404");
  await shellReady(page);
  await page.context().setOffline(true);
  return page.locator("body");
};
const table: readonly (readonly [state: string, Reach, texts: readonly string[]])[] = [
  // On a phone, these are in the panel.
  ["The entries", atHome, ["Home", "Learn", "Contact Us", "About", "Ads-Free"]],
  ["A visitor's header", atHome, ["Sign In", "Sign Up"]],
  ["A free player's header", signedIn(false), ["player@example.org", "Upgrade", "Sign Out"]],
  ["A premium player's header", signedIn(true), ["player@example.org", "Premium", "Sign Out"]],
  [
    "The footer",
    footer,
    ["Wordle Tools", "Educational Resources", "Account", "Cookie preferences", "Sign In", "Sign Up"],
  ],
  ["A player's footer", footerSignedIn, ["Profile", "Upgrade", "Sign Out"]],
  ["A free player's profile", profile(false), ["Profile", "Email", "Status", "Free", "Close"]],
  [
    "A premium player's profile",
    profile(true),
    ["Profile", "Email", "Status", "Premium", "Cancel Subscription", "Close"],
  ],
  ["Signing out", signingOut(200), ["Logged out", "You have been successfully logged out."]],
  ["Signing out in vain", signingOut(500), ["Logout failed", "Not now"]],
  [
    "The not-found page",
    lost,
    [
      "404 Page Not Found",
      "The page you're looking for doesn't exist or has been moved.",
      "Go to Homepage",
      "Today's Hint",
      "About",
      "Contact Us",
      "Privacy Policy",
    ],
  ],
  [
    "A home page that fails",
    failed("/"),
    [
      "Error Loading WordleHint's Riddle",
      "We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically retry shortly.",
      "Reload Now",
    ],
  ],
  [
    "A hint page that fails",
    failed("/wordle-hint/march-5-2025"),
    [
      "Error Loading Wordle Hint",
      "We encountered an issue retrieving the Wordle hint. Please try again later.",
      "Refresh",
      "Go to Homepage",
      "About",
      "Contact Us",
    ],
  ],
  [
    "Another page that fails",
    failed("/word-lists"),
    [
      "This page got stuck",
      "Something on it failed. Reloading usually helps; nothing of yours is lost.",
      "Refresh",
      "Go to Homepage",
    ],
  ],
  ["A browser that is offline", offline, ["You are offline. What you see may be out of date."]],
];

test("The footer shows the editors' texts and links", async ({ page }) => {
  const place = await footer(page);
  const { navigation, product, tagline } = await settingsOf(page);
  const links = [...navigation.footer.flatMap((column) => column.links), ...navigation.legal];
  expect(links.length).toBeGreaterThan(0);
  for (const { label, to } of links) {
    await expect(place.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
  }
  await expect(place.getByText(`${product} ${tagline}`, { exact: true })).toBeVisible();
});

for (const [state, reach, texts] of table) {
  test(`${state}: every text is there, word for word`, async ({ page }) => {
    const place = await reach(page);
    await expect(place).toBeVisible();
    for (const text of texts) {
      const exact = place.getByText(text, { exact: true }).or(place.getByLabel(text, { exact: true }));
      await expect(exact.filter({ visible: true }).first(), text).toBeVisible();
    }
  });
}
