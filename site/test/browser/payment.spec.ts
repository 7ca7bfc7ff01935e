import { expect, test } from "@playwright/test";
import { open } from "./accounts.ts";
import { expectNoViolations } from "./axe.ts";
import { expectPremium, hasForeignScript, openCheckout, payWith, testCards } from "./payment.ts";

const profileOf = (page: Parameters<typeof open>[0]) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Profile" });

test("A player buys Premium, cancels it and takes that back, while another tab follows", async ({
  page,
  context,
}) => {
  await openCheckout(page);
  const other = await context.newPage();
  await open(other, "/");
  await expect(other.getByRole("contentinfo").getByRole("link", { name: "Upgrade" })).toBeVisible();

  await test.step("the page to pay has no violations", () => expectNoViolations(page, "dark", "main"));

  await test.step("a payment makes Premium, also in the other tab, and leaves the provider's script behind", async () => {
    await payWith(page, testCards.accepted);
    await expectPremium(page);
    await expect(other.getByRole("contentinfo").getByRole("link", { name: "Upgrade" })).toBeHidden();
    expect(await hasForeignScript(page)).toBe(false);
  });

  await test.step("there is nothing more to pay", async () => {
    await page.goto("/subscribe");
    await expect(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  });

  await test.step("it is cancelled in two presses", async () => {
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await open(page, "/about");
    await profileOf(page).click();
    const loaded = page.waitForEvent("load");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel Subscription" }).click();
    await loaded;
    expect(messages).toEqual([
      "Are you sure you want to cancel your subscription?",
      "Subscription canceled successfully! Please refresh the page.",
    ]);
  });

  await test.step("and resumed by one", async () => {
    await profileOf(page).click();
    const profile = page.getByRole("dialog");
    await profile.getByRole("button", { name: "Your subscription" }).click();
    await expect(profile.getByText(/^Cancelled: Premium until/)).toBeVisible();
    await expect(profile.getByText("Visa ending in 4242")).toBeVisible();
    await profile.getByRole("button", { name: "Resume Subscription" }).click();
    await expect(profile.getByText(/^Renews on/)).toBeVisible();
    await expectNoViolations(page, "dark", "[role=dialog]");
  });
});
