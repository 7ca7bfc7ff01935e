import { richText } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";

export const contact: SeedDocument = {
  _id: "page-contact",
  _type: "page",
  title: "Contact Us",
  slug: slug("contact"),
  revisedOn: "2026-11-29",
  intro: "Questions, mistakes and ideas are welcome. We answer within 24 to 48 hours.",
  body: richText(
    `## How to reach us
    Use the form below. It goes to our mailbox, and you get an email that says so. If you write about a page or a hint, name the page or the date, so that we can look it up.
    ## Before you write
    - **Your account.** In your profile you can change your password or email address, see where you are signed in, download your data, and delete the account.
    - **Premium.** You can cancel, resume, switch between monthly and yearly payments, change your card, see your invoices and withdraw from the contract there as well.
    - **A forgotten password.** Use “Forgot Password?” on the [sign-in page](/auth).
    - **No access to the mailbox of your account any more,** or a question about an account that you have deleted? Write to us and name the address that the account had. We ask for something that only its owner can know before we change or reveal anything.
    - **The daily email.** Each one has a link to unsubscribe, for which you needn’t sign in, and one to change days, time zone and help.
    ## More about us
    Who we are and how the riddles are made is on the page [About](page-about). What happens to your message is in the [privacy policy](page-privacy).`,
  ),
  includes: "contactForm",
  questions: references(
    "faq-contact-time",
    "faq-report-an-error",
    "faq-lost-access",
    "faq-cancel-premium",
    "faq-official",
  ),
  related: [],
  seo: seo({
    title: "Contact the WordleHint team",
    description: "Send us a question, a mistake or an idea. We answer within 24 to 48 hours.",
    keywords: ["contact wordlehint", "report a wordle hint", "wordlehint support"],
  }),
};
