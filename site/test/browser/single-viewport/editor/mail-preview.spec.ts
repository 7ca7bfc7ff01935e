import { mailFound } from "../../mailbox.ts";
import { expect, find, openDocument, test, textOf } from "./studio.ts";

test.setTimeout(300_000);

/** Kinds of emails that together have all the links that there are. */
const linkingKinds = [
  "verify-email",
  "reset-password",
  "new-device",
  "confirm-subscription",
  "already-subscribed",
  "daily-hint",
  "subscription-activated",
  "payment-failed",
  "subscription-ended",
];

test("An editor has the text of an email sent to themselves before it is published, and its links lead to pages", async ({
  page,
  request,
}) => {
  const to = `to:${process.env.EDITOR_EMAIL}`;
  const subject = `Your password, on trial at ${Date.now()}`;
  await openDocument(page, "mailText", "mailText-password-changed");
  await textOf(page, "subject").fill(subject);
  const sendPreview = async () => {
    await page.getByTestId("action-menu-button").click();
    await page.getByRole("menuitem", { name: "Send a preview" }).click();
  };
  const sent = page.waitForRequest(/\/api\/notifications\/preview$/);
  await sendPreview();
  await expect(page.getByText("Preview sent", { exact: true })).toBeVisible();
  const links = linksOf(await mailFound(to, new RegExp(subject)));

  // If the text uses a variable that this kind of email doesn't have, nothing is sent, and the error names it.
  await textOf(page, "subject").fill("A sign-in with {{device}}");
  await sendPreview();
  // The field says the same, but only to those who point at it.
  const refusal = page.locator("[data-ui=Toast]").filter({ hasText: "No preview was sent" });
  await expect(refusal).toContainText("no variable {{device}}");
  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Discard changes" }).click();
  await page.getByTestId("confirm-button").click();

  const authorization = (await (await sent).headerValue("authorization")) ?? "";
  for (const kind of linkingKinds) {
    const query = `*[_id == "mailText-${kind}"][0]{subject, preheader, heading, paragraphs, button}`;
    const written = await find<{ subject: string; button: string | null }>(page.request, query);
    const { button, ...rest } = { ...written, subject: `${kind} at ${subject}` };
    const text = { ...rest, ...(button !== null && { button }) };
    const response = await request.post("/api/notifications/preview", {
      headers: { authorization },
      data: { kind, text },
    });
    expect(response.status(), `${kind}: ${await response.text()}`).toBe(200);
    for (const link of linksOf(await mailFound(to, new RegExp(`${kind} at ${subject}`)))) links.add(link);
  }
  expect(links.size).toBeGreaterThan(linkingKinds.length);
  for (const link of links) {
    const response = await request.get(link);
    expect([link, response.status()]).toEqual([link, 200]);
    expect(await response.text(), link).toContain("<main");
  }
});

/** The addresses that an email leads to; its plain text has no others. */
function linksOf({ HTML, Text }: { HTML: string; Text: string }): Set<string> {
  const links = [...HTML.matchAll(/href="(http[^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  for (const link of Text.match(/https?:[^\s>]+/g) ?? []) expect(links).toContain(link);
  return new Set(links);
}
