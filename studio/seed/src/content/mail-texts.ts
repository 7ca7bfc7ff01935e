import { mailKinds } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import type { SeedDocument } from "../make/seed-document.ts";

/** The built-in texts of all emails, for editors to change. */
export const mailTexts: readonly SeedDocument[] = mailKinds.map((kind) => {
  const { button, ...text } = builtInMailTexts[kind];
  return { _id: `mailText-${kind}`, _type: "mailText", kind, ...text, ...(button !== null && { button }) };
});
