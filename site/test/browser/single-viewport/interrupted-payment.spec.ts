import { expect, test } from "@playwright/test";
import { open, password, submitAuth } from "../accounts.ts";
import { sessionParts } from "../shell.ts";
import {
  chargesOf,
  customerOf,
  expectPremium,
  fillCard,
  openCheckout,
  payments,
  payName,
  payWith,
  testCards,
} from "../payment.ts";

const yearlyName = "Subscribe Now - $37.70/year";

/** The statuses of all subscriptions of a player at the provider. */
async function statusesOf(email: string): Promise<string[]> {
  const customer = await customerOf(email);
  const { data } = await payments().client.subscriptions.list({ customer, status: "all" });
  return data.map(({ status }) => status);
}

/** The id of a player's only payment at the provider. */
async function paymentOf(email: string): Promise<string> {
  const { data } = await payments().client.paymentIntents.list({ customer: await customerOf(email) });
  expect(data).toHaveLength(1);
  return data[0]?.id ?? "";
}

test("While the provider is away the page says so, nothing is charged, and then the payment goes on", async ({
  page,
}) => {
  const email = await openCheckout(page);
  await payments().behave("error", { only: `GET /v1/subscriptions?customer=${await customerOf(email)}` });

  await test.step("the page says so, and goes on by a press", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Premium can't be bought right now" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Nothing was charged");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeEnabled();
    await payments().behave("good");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: payName })).toBeVisible();
    expect(await statusesOf(email)).toEqual(["incomplete"]);
  });

  await test.step("a payment of which the response is lost is made once", async () => {
    const only = `POST /v1/payment_intents/${await paymentOf(email)}`;
    await payments().behave("error-after", { only, times: 1 });
    await payWith(page, testCards.accepted);
    await expect(page.getByText("Payment Failed", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: payName }).click();
    await expectPremium(page);
    expect(await chargesOf(email)).toEqual([{ amount: 377, refunded: 0 }]);
    expect(await statusesOf(email)).toEqual(["active"]);
  });
});

test("A payment survives Back, reloads, leaving, and signing out in another tab", async ({
  page,
  context,
}) => {
  const email = await openCheckout(page);

  await test.step("the chosen plan is there after a reload, and after leaving", async () => {
    await page.getByRole("radio", { name: /^Yearly/ }).check();
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
    await open(page, "/about");
    await page.goBack();
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
  });

  await test.step("who is signed out in another tab signs in, and finds the payment again", async () => {
    await fillCard(page, testCards.asksTheBank);
    const other = await context.newPage();
    await open(other, "/about");
    const parts = await sessionParts(other);
    const isReplaced = page.waitForEvent("load");
    await parts.getByRole("button", { name: "Sign Out" }).click();
    await expect(other).toHaveURL("/auth");
    await isReplaced;
    await expect(page).toHaveURL(/^[^?]*\/auth/);
    await submitAuth(page, "Sign In", { email, password });
    await expect(page).toHaveURL("/subscribe");
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
    await other.close();
  });

  await test.step("Back from the bank's page leads to the form, in which another card pays", async () => {
    await fillCard(page, testCards.asksTheBank);
    await page.getByRole("button", { name: yearlyName }).click();
    await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: yearlyName })).toBeVisible();
    await page.reload();
    await fillCard(page, testCards.accepted);
    await page.getByRole("button", { name: yearlyName }).click();
    await expectPremium(page);
    expect(await chargesOf(email)).toEqual([{ amount: 3770, refunded: 0 }]);
    expect((await statusesOf(email)).filter((status) => status === "active")).toHaveLength(1);
  });

  await test.step("after the payment Back passes the form, and there is nothing more to pay", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await open(page, "/subscribe");
    await expect(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  });
});
