import { expect, test } from "@playwright/test";
import { makeAccount, newAddress, open } from "../accounts.ts";
import { signInAs } from "../session.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

test("The profile's code loads when it is first opened; a canceled subscription is confirmed, and the page reloads", async ({
  page,
}) => {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const canceled = {
    status: "active",
    isTrial: false,
    isPaidAhead: false,
    currentPeriodEnd: "2027-01-03T00:00:00.000Z",
    cancelAtPeriodEnd: true,
    price: null,
    card: null,
    paymentFailedAt: null,
    graceEndsAt: null,
    withdrawal: null,
  };
  await page.route("**/api/auth/cancel-subscription", (route) => route.fulfill({ json: canceled }));
  await signInAs(page, { isSubscribed: true });
  await page.goto("/");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Profile" });
  await expect(opener).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await opener.click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);

  const sent = page.waitForRequest("**/api/auth/cancel-subscription");
  const loaded = page.waitForEvent("load");
  await profile.getByRole("button", { name: "Cancel Subscription" }).click();
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

test("No row of the profile moves under a finger while its facts arrive", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Otherwise the dialog may still be rising when the places are taken.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await makeAccount(page, newAddress());
  await page.addInitScript((stored) => localStorage.setItem("token", stored), token);
  const facts = Promise.withResolvers<undefined>();
  await page.route(/\/api\/(auth\/email-status|stats|notifications\/preferences)/, async (route) => {
    await facts.promise;
    await route.continue();
  });
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Profile" }).click();
  const profile = page.getByRole("dialog", { name: "Profile" });
  await expect(profile.getByText("Checking")).toBeVisible();
  await expect(profile.getByText("Loading")).toHaveCount(2);
  const rows = profile.getByRole("button", { name: /^(Change|Where|Download|Delete|Close)/ });
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const before = await places();
  facts.resolve(undefined);
  await expect(profile.getByText("Not verified yet")).toBeVisible();
  await expect(profile.getByText("Loading")).toHaveCount(0);
  expect(await places()).toEqual(before);
  expect(before).toHaveLength(6);
});
