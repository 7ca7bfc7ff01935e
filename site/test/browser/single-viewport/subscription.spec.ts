import { expect, test } from "@playwright/test";
import { open } from "../accounts.ts";
import { expectNoViolations } from "../axe.ts";
import { mailTo } from "../mailbox.ts";
import { chargesOf, openSubscription, subscribe } from "../payment.ts";

test("A player switches to yearly payments and back, sees the invoices, and withdraws from all of it", async ({
  page,
}) => {
  const email = await subscribe(page);
  await open(page, "/about");
  const view = await openSubscription(page);
  const invoices = view.getByRole("listitem");
  await expect(invoices).toHaveText([/\$3\.77Paid/]);

  await test.step("a switch is billed at once, and one back charges nothing", async () => {
    await view.getByRole("button", { name: "Pay yearly" }).click();
    await view.getByRole("button", { name: "Switch to $37.70/year" }).click();
    await expect(view.getByText("$37.70/year", { exact: true })).toBeVisible();
    await expect(invoices).toHaveText([/\$33\.9\dPaid/, /\$3\.77Paid/]);
    await view.getByRole("button", { name: "Pay monthly" }).click();
    await view.getByRole("button", { name: "Switch to $3.77/month" }).click();
    await expect(view.getByText("$3.77/month", { exact: true })).toBeVisible();
    await expect(invoices).toHaveText([/\$0\.00Paid/, /\$33\.9\dPaid/, /\$3\.77Paid/]);
    expect(await chargesOf(email)).toHaveLength(2);
  });

  await test.step("an invoice leads to its file", async () => {
    const link = invoices.first().getByRole("link");
    const number = await link.innerText();
    const [file] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    expect((await page.request.get(file.url())).status()).toBe(200);
    expect(number).toMatch(/-0003$/);
    await file.close();
  });

  await test.step("withdrawing takes two presses, and gives everything back", async () => {
    await view.getByRole("button", { name: "Withdraw from the contract" }).click();
    await expect(view.getByText(/you get back \$37\.70/)).toBeVisible();
    await expectNoViolations(page, "dark", "[role=dialog]");
    await view.getByRole("button", { name: "Confirm the withdrawal" }).click();
    await expect(
      page.getByText("$37.70 is on its way back to you. A receipt comes by email.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("dialog").getByText("Free", { exact: true })).toBeVisible();
    const charges = await chargesOf(email);
    expect(charges.map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0]);
    expect((await mailTo(email, /withdr/i)).Text).toContain("$37.70");
    await page.getByRole("dialog").getByRole("button", { name: "Your subscription" }).click();
    await expect(invoices).toHaveText([/\$0\.00Paid/, /\$33\.9\dRefunded/, /\$3\.77Refunded/]);
  });
});
