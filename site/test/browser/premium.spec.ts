import { expect, test } from "@playwright/test";
import { open } from "./accounts.ts";
import { expectNoViolations } from "./axe.ts";
import { edgesOf } from "./layout.ts";
import { mailTo } from "./mailbox.ts";
import {
  chargesOf,
  customerOf,
  fillCard,
  openSubscription,
  payments,
  subscribe,
  testCards,
} from "./payment.ts";

test("A failed payment is told on every page, and another card makes it good", async ({ page }) => {
  const email = await subscribe(page);
  await payments().failPayment(await customerOf(email));
  await mailTo(email, /payment/i);
  await open(page, "/about");
  const notice = page.getByRole("region", { name: "Payment" });
  await expect(notice).toContainText("Your last payment failed. You keep Premium for now");
  await expectNoViolations(page, "dark", "[aria-label=Payment]");
  const cookies = page.getByRole("region", { name: "Cookies", exact: true });
  const [, , , cookiesBottom = 0] = await edgesOf(cookies);
  const [, noticeTop = 0] = await edgesOf(notice);
  expect(cookiesBottom).toBeLessThanOrEqual(noticeTop + 1);

  await notice.getByRole("link", { name: "Change card" }).click();
  await expect(page).toHaveURL("/subscribe/card");
  await expect(notice).toBeHidden();
  await fillCard(page, testCards.mastercard);
  await page.getByRole("button", { name: "Use This Card" }).click();
  await expect(page.getByText("The next payments are made with this card.")).toBeVisible();
  expect(await chargesOf(email)).toHaveLength(2);

  await open(page, "/");
  const view = await openSubscription(page);
  await expect(view.getByText("Mastercard ending in 4444")).toBeVisible();
  await expect(view.getByText(/^Renews on/)).toBeVisible();
  await expect(notice).toBeHidden();
});
