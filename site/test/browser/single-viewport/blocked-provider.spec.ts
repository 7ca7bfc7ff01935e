import { expect, test } from "@playwright/test";
import { open } from "../accounts.ts";
import { expectNoViolations } from "../axe.ts";
import {
  blockProvider,
  chargesOf,
  customerOf,
  expectPremium,
  fillCard,
  openSubscription,
  payments,
  signInNew,
  testCards,
} from "../payment.ts";

const yearlyName = "Subscribe Now - $37.70/year";

test("Where the provider's script is blocked the page says so, and goes on once it isn't, with nothing lost", async ({
  page,
}) => {
  const { email, token } = await signInNew(page);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post("/api/get-or-create-subscription", { headers, data: { interval: "year" } });
  let unblock = await blockProvider(page);

  await test.step("the page to pay", async () => {
    await open(page, "/subscribe");
    await expect(page.getByRole("heading", { name: "The payment form can't be loaded" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(
      "something in your browser blocks it. Nothing was charged.",
    );
    await expectNoViolations(page, "dark", "main");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "The payment form can't be loaded" })).toBeVisible();
    await unblock();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
    await fillCard(page, testCards.accepted);
    await page.getByRole("button", { name: yearlyName }).click();
    await expectPremium(page);
    expect(await chargesOf(email)).toEqual([{ amount: 3770, refunded: 0 }]);
    const customer = await customerOf(email);
    const { data } = await payments().client.subscriptions.list({ customer, status: "all" });
    expect(data.map(({ status }) => status)).toEqual(["active"]);
  });

  await test.step("the page for another card", async () => {
    unblock = await blockProvider(page);
    await open(page, "/subscribe/card");
    await expect(page.getByRole("heading", { name: "The card form can't be loaded" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Your card is as it was.");
    await unblock();
    await page.getByRole("button", { name: "Try Again" }).click();
    await fillCard(page, testCards.mastercard);
    await page.getByRole("button", { name: "Use This Card" }).click();
    await expect(page.getByText("The next payments are made with this card.")).toBeVisible();
    await open(page, "/about");
    const view = await openSubscription(page);
    await expect(view.getByText("Mastercard ending in 4444")).toBeVisible();
  });
});
