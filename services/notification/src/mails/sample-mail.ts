import { mailVariables, type MailKind, type MailText, type PuzzleDate } from "@wordlehint/contracts";
import { dailyMail, tokenPlaceholders } from "./daily-mail.ts";
import type { MailModel } from "./mail-model.ts";
import { personalMail } from "./personal-mail.ts";

/** The parts of a sample. */
export type SampleMail = {
  siteUrl: string;
  postalAddress?: string | undefined;
  product: string;
  kind: MailKind;
  text: MailText;
  /** The address of who gets it. */
  email: string;
  /** The date whose page the daily mail leads to. */
  date: PuzzleDate;
};

/** No token of a link, so that no link of a sample does anything. */
export const sampleToken = "a-sample-whose-links-do-nothing";

/** A mail of a kind with made-up contents. The daily one has placeholders for the riddle and its hints. */
export function sampleMail({ kind, text, email, date, ...common }: SampleMail): MailModel {
  if (kind === "daily-hint") return withSampleTokens(dailyMail({ ...common, ...samplePuzzle, date, text }));
  return personalMail({
    ...common,
    kind,
    text,
    variables: sampleVariables(kind, email),
    token: sampleToken,
    ...(kind === "contact-message" && { message: "Good morning,\n\nhere stands what a visitor wrote." }),
  });
}

/** A daily mail whose links do nothing, rather than wait for the tokens of a reader. */
export function withSampleTokens(mail: MailModel): MailModel {
  const sampled = (url: string) =>
    Object.values(tokenPlaceholders).reduce(
      (shown, placeholder) => shown.replace(placeholder, sampleToken),
      url,
    );
  return { ...mail, footerLinks: mail.footerLinks.map(({ label, url }) => ({ label, url: sampled(url) })) };
}

const samplePuzzle = {
  puzzleNumber: 1982,
  riddle: "Here stands the riddle of the day,\nin as many lines as it has to say.",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  hints: ["Here stands the first hint.", "Here stands the second one.", "And here stands the strongest."],
} as const;

function sampleVariables(kind: MailKind, email: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(mailVariables[kind]).map((name) => [
      name,
      name === "email" ? email : (samples[name] ?? name),
    ]),
  );
}

const samples: Readonly<Record<string, string>> = {
  validFor: "24 hours",
  previousEmail: "previous@example.org",
  accountEmail: "p…@example.org",
  time: "21 November 2026 at 09:30 (UTC)",
  device: "Firefox on Windows",
  name: "Ada Lovelace",
  subject: "A question about hints",
  paidUntil: "21 December 2026",
  renewsOn: "21 December 2026",
  price: "$3.77",
  amount: "$3.77",
};
