import { expect, test } from "@playwright/test";
import { signInAs } from "../session.ts";
import { withMotion } from "../support.ts";

test.use(withMotion);

test("The profile's code loads when it is first opened; a cancelled subscription is confirmed, and the page reloads", async ({
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
  await page.route("**/api/auth/cancel-subscription", (route) => route.fulfill({ json: {} }));
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
