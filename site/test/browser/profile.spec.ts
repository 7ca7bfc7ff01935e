import { expect, test, type Page } from "@playwright/test";
import { signInAs } from "./session.ts";
import { sessionParts } from "./shell.ts";

const profile = (page: Page) => page.getByRole("dialog", { name: "Profile" });

async function openProfile(page: Page, isSubscribed: boolean): Promise<void> {
  await signInAs(page, { isSubscribed });
  await page.goto("/");
  const parts = await sessionParts(page);
  await parts.getByRole("button", { name: "player@example.org" }).click();
  await expect(profile(page)).toBeFocused();
}

/** Accepts or dismisses the browser's own dialogs, and records their texts. */
function handleDialogs(page: Page, isAgreed: boolean): string[] {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    void (isAgreed ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}

for (const [isSubscribed, status] of [
  [false, "Free"],
  [true, "Premium"],
] as const) {
  test(`The profile of a ${status} player shows address and status`, async ({ page }) => {
    await openProfile(page, isSubscribed);
    await expect(profile(page).locator("dl")).toHaveText(`Emailplayer@example.orgStatus${status}`);
    const cancel = profile(page).getByRole("button", { name: "Cancel Subscription" });
    await expect(cancel).toHaveCount(isSubscribed ? 1 : 0);
    await profile(page).getByRole("button", { name: "Close" }).click();
    await expect(profile(page)).toBeHidden();
  });
}

test("The profile opens and closes by keyboard, and the focus returns", async ({ page }) => {
  await signInAs(page, {});
  await page.goto("/");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Profile" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(profile(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Opened from the header or the panel, the profile returns the focus there", async ({
  page,
  isMobile,
}) => {
  await openProfile(page, false);
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeHidden();
  const opener = isMobile ? "Menu" : "player@example.org";
  await expect(page.getByRole("banner").getByRole("button", { name: opener })).toBeFocused();
});

test("The profile's code is loaded when it is first opened", async ({ page }) => {
  await signInAs(page, {});
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Profile" });
  await expect(opener).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await opener.click();
  await expect(profile(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test("Cancelling asks for confirmation; without it, nothing happens", async ({ page }) => {
  const messages = handleDialogs(page, false);
  let sent = 0;
  await page.route("**/api/auth/cancel-subscription", (route) => {
    sent += 1;
    return route.fulfill({ json: {} });
  });
  await openProfile(page, true);
  await profile(page).getByRole("button", { name: "Cancel Subscription" }).click();
  expect(messages).toEqual(["confirm: Are you sure you want to cancel your subscription?"]);
  expect(sent).toBe(0);
});

test("A cancelled subscription is confirmed, and the page reloads", async ({ page }) => {
  const messages = handleDialogs(page, true);
  await page.route("**/api/auth/cancel-subscription", (route) => route.fulfill({ json: {} }));
  await openProfile(page, true);
  const sent = page.waitForRequest("**/api/auth/cancel-subscription");
  const loaded = page.waitForEvent("load");
  await profile(page).getByRole("button", { name: "Cancel Subscription" }).click();

  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toEqual({ email: "player@example.org" });
  expect(request.headers()).toMatchObject({
    authorization: "Bearer a.test.token",
    "content-type": "application/json",
  });
  await loaded;
  expect(messages).toEqual([
    "confirm: Are you sure you want to cancel your subscription?",
    "alert: Subscription canceled successfully! Please refresh the page.",
  ]);
});

for (const status of [202, 500]) {
  test(`A response of ${status} is no cancellation`, async ({ page }) => {
    const messages = handleDialogs(page, true);
    await page.route("**/api/auth/cancel-subscription", (route) => route.fulfill({ status, json: {} }));
    await openProfile(page, true);
    await profile(page).getByRole("button", { name: "Cancel Subscription" }).click();
    await expect.poll(() => messages.at(-1)).toBe("alert: Failed to cancel subscription. Please try again.");
    await expect(profile(page).getByRole("button", { name: "Cancel Subscription" })).toBeEnabled();
  });
}
