import { mailKinds, mailVariables, type MailKind } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { palettes } from "@wordlehint/contracts/palettes";
import { dailyMail } from "./daily-mail.ts";
import { personalMail } from "./personal-mail.ts";
import { renderMail } from "./render-mail.ts";

const siteUrl = "https://wordle.example";
const postalAddress = "1 Main Street, Springfield";
const riddle = "I wade on long legs,\nand build on high roofs.";
const personalKinds = mailKinds.filter((kind) => kind !== "daily-hint");

const personal = (kind: Exclude<MailKind, "daily-hint">, changes: object = {}) =>
  renderMail(
    personalMail({
      siteUrl,
      postalAddress,
      product: "WordleHint",
      kind,
      text: builtInMailTexts[kind],
      variables: Object.fromEntries(Object.keys(mailVariables[kind]).map((name) => [name, `<${name}>`])),
      token: "the-token",
      ...changes,
    }),
  );
const daily = (changes: object = {}) =>
  renderMail(
    dailyMail({
      siteUrl,
      product: "WordleHint",
      text: builtInMailTexts["daily-hint"],
      date: "2026-11-21",
      puzzleNumber: 1982,
      riddle,
      facts: { wordLength: 5, vowelCount: 1, hasRepeatedLetter: true, startsWith: "vowel" },
      hints: [],
      ...changes,
    }),
  );

it.each<["verify-email" | "change-email", string]>([
  ["verify-email", "made an account with <email> at WordleHint (wordle.example)"],
  [
    "change-email",
    "use <email> in the place of <accountEmail> for an account at WordleHint (wordle.example)",
  ],
])("says which site and account the link of %s is about", async (kind, words) => {
  const { text } = await personal(kind);
  expect(text.replaceAll(/\s+/g, " ")).toContain(words);
});

describe.each(personalKinds)("A mail of the kind %s", (kind) => {
  it("says the same in both parts, with all of its variables, why it came, and from where", async () => {
    const { html, text, subject } = await personal(kind);
    for (const part of [html, text, subject]) expect(part).not.toMatch(/\{\{|undefined|null/);
    const { heading, paragraphs } = builtInMailTexts[kind];
    for (const words of [heading, ...paragraphs].map((one) => one.split("{{")[0] ?? "")) {
      expect(text).toContain(words);
      expect(html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(words);
    }
    expect(text).toMatch(/\n-- \n.*WordleHint/);
    for (const part of [html, text]) expect(part).toContain(postalAddress);
  });

  it("shows what was typed as text, and never as HTML", async () => {
    const { html } = await personal(kind);
    expect(html).not.toMatch(/<(product|email|name|device|subject)>/);
  });

  it("has a class, by which dark mode changes it, on everything that has a color", async () => {
    const { html } = await personal(kind, { message: "A message" });
    const colored = html.match(/<[a-z0-9]+ [^>]*style="[^"]*color:[^>]*>/g) ?? [];
    expect(colored.length).toBeGreaterThan(5);
    for (const tag of colored)
      expect(tag).toMatch(/class="(paper|surface|wash|quote|ink|soft|accent|button)\b/);
  });

  it("is readable without pictures, in light and in dark, and small", async () => {
    const { html } = await personal(kind);
    expect(html).not.toMatch(/<img|background-image|url\(/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html).toContain(palettes.dark.surface);
    expect(html).toContain(palettes.light.surface);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});

it.each([
  ["verify-email", "/verify-email?token=the-token"],
  ["change-email", "/verify-email?token=the-token"],
  ["reset-password", "/reset-password?token=the-token"],
  ["confirm-subscription", "/confirm-subscription?token=the-token"],
  ["already-subscribed", "/email-preferences?token=the-token"],
  ["new-device", "/auth"],
  ["password-changed", "/auth"],
  ["subscription-activated", "/subscribe"],
  ["subscription-cancelled", "/subscribe"],
  ["subscription-ended", "/subscribe"],
  ["payment-reversed", "/subscribe"],
  ["payment-failed", "/subscribe/card"],
  ["renewal-ahead", "/subscribe"],
] as const)("leads from the mail %s to %s", async (kind, path) => {
  const { html, text } = await personal(kind);
  expect(html).toContain(`href="${siteUrl}${path}"`);
  expect(text).toContain(`\n${siteUrl}${path}\n`);
});

it.each([
  ["new-device", "because of your account at WordleHint."],
  ["payment-failed", "because of your account at WordleHint."],
  ["confirm-subscription", "typed this address at WordleHint."],
  ["already-subscribed", "typed this address at WordleHint."],
  ["contact-message", "Sent by the contact form of WordleHint."],
  ["contact-acknowledgement", "wrote to WordleHint with this address."],
] as const)("says below the mail %s why it came: %s", async (kind, reason) => {
  const { html, text } = await personal(kind);
  for (const part of [html, text]) expect(part).toContain(reason);
});

it("takes an editor's text, whose values are filled in once", async () => {
  const text = { ...builtInMailTexts["contact-message"], subject: "{{name}} on {{subject}}", paragraphs: [] };
  const variables = { name: "{{subject}}\r\nBcc: x@example.org", email: "e", subject: "Riddles" };
  const mail = await personal("contact-message", { text, variables, message: "One\ntwo" });
  expect(mail.subject).toBe("{{subject}} Bcc: x@example.org on Riddles");
  expect(mail.text).toContain("> One\n> two");
});

describe("The daily mail", () => {
  it("has the verse, the facts and the way to the page, and no hints that weren't asked for", async () => {
    const { subject, html, text } = await daily();
    expect(subject).toBe("Riddle 1982 for Saturday 21 November");
    expect(text).toContain(
      "    I wade on long legs,\n    and build on high roofs.\n\n* 5 letters\n* 1 vowel\n",
    );
    expect(text).toContain("* A letter comes more than once\n* Starts with a vowel");
    for (const part of [html, text]) {
      expect(part).toContain(`${siteUrl}/wordle-hint/november-21-2026`);
      expect(part).not.toContain("Hint 1");
    }
  });

  it("leads to the page of a day of one digit", async () => {
    const { text } = await daily({ date: "2027-03-05" });
    expect(text).toContain(`${siteUrl}/wordle-hint/march-5-2027\n`);
  });

  it("says of the facts what is so", async () => {
    const facts = { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" };
    const { text } = await daily({ facts });
    expect(text).toContain("* 2 vowels\n* No letter comes twice\n* Starts with a consonant\n");
  });

  it("leads to the preferences and to unsubscribing, each by the token for it", async () => {
    const { text } = await daily();
    expect(text).toMatch(
      /Change preferences: \S+\/email-preferences\?token=PLACE-OF-THE-PREFERENCES-TOKEN\n/,
    );
    expect(text).toMatch(/Unsubscribe: \S+\/unsubscribe\?token=PLACE-OF-THE-UNSUBSCRIBE-TOKEN\n/);
  });

  it("has the hints in their order for who asked for them", async () => {
    const { text } = await daily({ hints: ["One.", "Two."] });
    expect(text).toContain("Hint 1: One.\n\nHint 2: Two.");
  });

  it("has an editor's further paragraphs after the riddle", async () => {
    const text = { ...builtInMailTexts["daily-hint"], paragraphs: ["Before.", "After."] };
    const mail = await daily({ text });
    expect(mail.text.indexOf("Before.")).toBeLessThan(mail.text.indexOf("I wade"));
    expect(mail.text.indexOf("After.")).toBeGreaterThan(mail.text.indexOf("roofs."));
  });
});
