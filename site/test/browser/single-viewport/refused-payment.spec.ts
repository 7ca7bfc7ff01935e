import { expect, test } from "@playwright/test";
import { expectPremium, openCheckout, payName, payWith, testCards } from "../payment.ts";

test("A refused card is said to be refused, and another one pays in the same form", async ({ page }) => {
  await openCheckout(page);
  for (const [card, message] of [
    [testCards.declined, "Your card was declined."],
    [testCards.insufficientFunds, "Your card has insufficient funds."],
  ] as const) {
    await payWith(page, card);
    await expect(page.getByRole("form", { name: "Payment" })).toContainText(message);
  }
  await page.reload();
  await expect(page.getByRole("button", { name: payName })).toBeVisible();
  await payWith(page, testCards.accepted);
  await expectPremium(page);
});

test("A player whose bank asks for consent comes back with Premium, or with the form after refusing", async ({
  page,
}) => {
  await openCheckout(page);
  await payWith(page, testCards.asksTheBank);
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page).toHaveURL("/subscribe");
  await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: payName })).toBeVisible();
  await payWith(page, testCards.asksTheBank);
  await page.getByRole("button", { name: "Complete" }).click();
  await expectPremium(page);
});
