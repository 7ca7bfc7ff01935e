import { expect, test } from "@playwright/test";
import { signInAs } from "./session.ts";
import { layoutShift, sessionParts, shellReady } from "./shell.ts";
import { collectErrors } from "./support.ts";

test("A player's session loads without moving anything; the player opens the profile and signs out", async ({
  page,
  isMobile,
}) => {
  const trouble = collectErrors(page);
  const footer = page.getByRole("contentinfo");
  const banner = page.getByRole("banner");
  // The sign-in links that are in the HTML, if any frame shows them.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const links = document.querySelectorAll<HTMLElement>("header a[href^='/auth']");
      for (const link of links) if (link.checkVisibility()) seen.push(link.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signInAs(page, {});
  const response = Promise.withResolvers<undefined>();
  await page.route("**/api/user", async (route) => {
    await response.promise;
    await route.fallback();
  });
  const facts = Promise.withResolvers<undefined>();
  for (const path of [/\/api\/stats(\?|$)/, "**/api/auth/email-status", "**/api/notifications/preferences"])
    await page.route(path, async (route) => {
      await facts.promise;
      await route.fallback();
    });
  await page.goto("/");
  await shellReady(page);
  const theme = banner.getByRole("button", { name: /theme$/ });
  const places = async () => {
    const box = await theme.boundingBox();
    const height = (await footer.boundingBox())?.height;
    return [box?.x, box?.y, height].map((length = Number.NaN) => Math.round(length));
  };

  await test.step("nothing moves when the session loads", async () => {
    const before = await places();
    response.resolve(undefined);
    await expect(footer.getByRole("button", { name: "Profile" })).toBeVisible();
    for (const [index, length] of (await places()).entries())
      expect(Math.abs(length - (before[index] ?? Number.NaN))).toBeLessThanOrEqual(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("data-session", "present");
  });

  await test.step("the profile opens from header or panel, where no row moves when its facts load, and returns the focus there", async () => {
    const parts = await sessionParts(page);
    await expect(parts.getByRole("link", { name: "Upgrade" })).toBeVisible();
    await parts.getByRole("button", { name: "player@example.org" }).click();
    const profile = page.getByRole("dialog", { name: "Profile" });
    await expect(profile).toBeFocused();
    // On a phone, the panel is still closing, and takes the key.
    await expect(page.getByRole("dialog")).toHaveCount(1);
    const row = profile.getByRole("button", { name: "Delete account" });
    // A trial click waits until the dialog's opening animation has ended.
    await row.click({ trial: true });
    const place = await row.boundingBox();
    facts.resolve(undefined);
    for (const fact of ["Verified", "0 days", "Off"])
      await expect(profile.getByText(fact, { exact: true })).toBeVisible();
    expect(await row.boundingBox()).toEqual(place);
    await page.keyboard.press("Escape");
    await expect(profile).toBeHidden();
    const opener = isMobile ? "Menu" : "player@example.org";
    await expect(banner.getByRole("button", { name: opener })).toBeFocused();
    expect(trouble).toEqual([]);
  });

  await test.step("Sign Out says so and leads to the sign-in page", async () => {
    await page.route("**/api/auth/logout", (route) => route.fulfill({ json: {} }));
    const parts = await sessionParts(page);
    await parts.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expect(footer.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});
