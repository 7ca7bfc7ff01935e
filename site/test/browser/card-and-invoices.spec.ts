import { expect, test } from "@playwright/test";
import { open } from "./accounts.ts";
import { expectNoViolations } from "./axe.ts";
import { misplaced } from "./layout.ts";
import { chargesOf, fillCard, openSubscription, subscribe, testCards } from "./payment.ts";

test("A subscriber's new card is refused, another one is taken, and the invoices lead to their files", async ({
  page,
}) => {
  const email = await subscribe(page);

  await test.step("a refused card is said to be refused, and the old one stays", async () => {
    await open(page, "/subscribe/card");
    const form = page.getByRole("form", { name: "Card" });
    await fillCard(page, testCards.declined);
    await page.getByRole("button", { name: "Use This Card" }).click();
    await expect(form).toContainText("Your card was declined.");
    await expect(page.getByRole("button", { name: "Use This Card" })).toBeEnabled();
    await expectNoViolations(page, "dark", "main");
    expect(await misplaced(page)).toEqual([]);
  });

  await test.step("in the same form another card is taken, after the bank has asked", async () => {
    await fillCard(page, testCards.asksTheBank);
    await page.getByRole("button", { name: "Use This Card" }).click();
    await page.getByRole("button", { name: "Complete" }).click();
    await expect(page).toHaveURL("/subscribe/card");
    await expect(page.getByText("The next payments are made with this card.")).toBeVisible();
    expect(await chargesOf(email)).toEqual([{ amount: 377, refunded: 0 }]);
  });

  await test.step("the profile shows the card, and the invoice with its file", async () => {
    await page.getByRole("button", { name: "Your Subscription" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Your subscription" }).click();
    await expect(page.getByRole("dialog").getByText("Visa ending in 3220")).toBeVisible();
    await open(page, "/about");
    const view = await openSubscription(page);
    const row = view.getByRole("listitem");
    await expect(row).toHaveText([/^\w.+\$3\.77Paid.+-0001$/]);
    expect(await misplaced(page)).toEqual([]);
    const address = (await row.getByRole("link").getAttribute("href")) ?? "";
    const file = await page.request.get(address);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
