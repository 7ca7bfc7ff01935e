import { callout, dataTable } from "../make/blocks.ts";
import { richText } from "../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../make/seed-document.ts";

const about: SeedDocument = {
  _id: "page-about",
  _type: "page",
  title: "About WordleHint",
  slug: slug("about"),
  intro:
    "A riddle a day for players of the daily five-letter word, and everything around it that makes the game more fun.",
  body: richText(
    `Every day the game asks for a word, and on some days nothing comes to mind. We think that a good hint should not hand over the answer: it should set you thinking. So we write a **riddle** about each day’s word.
    ## How a hint is made
    The word is turned into a riddle in verse, by a language model or by a composer of our own. Before it is published, a spoiler guard reads it: it looks for the word, for its parts, for words of the same family and for letters that spell it out. A riddle that fails is written again. If every try of the model fails, our own composer writes one that passes.
    ## When it appears
    New hints are released at 12:05 AM Eastern Time, and never before their date has begun where you are. The answer itself is kept back for 24 hours, and shown only to those who ask for it.
    ## What is free
    The hints, the guides, the word lists and the statistics are free and paid for by advertising. [Ads-Free Premium](/subscribe) takes the advertising away.`,
    callout(
      "note",
      "We are independent",
      "WordleHint does not belong to The New York Times Company, which owns the trademark Wordle, and is not endorsed by it.",
    ),
    "Do you miss something, or did a hint say too much? [Write to us](page-contact).",
  ),
  includes: "emailSignUp",
  questions: [],
  related: references(
    "guide-wordle-strategy-guide",
    "blogPost-letter-frequency-analysis",
    "guide-getting-started",
  ),
  seo: seo({
    title: "About us: one riddle a day, no spoilers",
    description:
      "Who writes the daily riddles, how they are kept free of spoilers, when they appear and what is free.",
    keywords: ["about wordlehint", "wordle hint"],
  }),
};

const contact: SeedDocument = {
  _id: "page-contact",
  _type: "page",
  title: "Contact Us",
  slug: slug("contact"),
  intro: "Questions, mistakes and ideas are welcome. We answer within 24 to 48 hours.",
  body: richText(
    `Write to us with the form. Name the page or the date of the hint that you write about: it helps us to look it up.
    Before you write about your account or Premium, have a look at your profile: you can cancel, resume, change your password, take your data along and delete your account there.
    More about who we are is on the page [About](page-about); what happens with your message is in the [privacy policy](page-privacy).`,
  ),
  includes: "contactForm",
  questions: references("faq-contact-time", "faq-report-an-error", "faq-cancel-premium", "faq-official"),
  related: [],
  seo: seo({
    title: "Contact the WordleHint team",
    description: "Send us a question, a mistake or an idea. We answer within 24 to 48 hours.",
    keywords: ["contact wordlehint"],
  }),
};

const privacy: SeedDocument = {
  _id: "page-privacy",
  _type: "page",
  title: "Privacy Policy",
  slug: slug("privacy"),
  intro:
    "What we know about you, what for, and how you get rid of it. Without an account that is very little.",
  body: richText(
    `## Without an account
    Our server sees your IP address when it answers, as every server does, and uses it to limit abuse. Your browser keeps some things for you and sends them to nobody:`,
    dataTable(
      "What your browser keeps on this site",
      `What | What for | How long
      Light or dark | So that the page looks the same next time | Until you clear it
      Checklist progress | So that your ticks are still there | Until you clear it
      Your results without an account | For your own statistics | Until you sign up or clear it
      Your choice about cookies | So that we don’t ask again | 180 days
      That you closed the app banner or the ad-blocker notice | So that it stays away | Until you close the browser’s tab`,
    ),
    `## With an account
    We keep your email address, your password as a hash that can’t be turned back, when you signed up and last signed in, your sessions, and the results that you record. Your browser keeps a token that says who you are.
    In your profile you can see and end your sessions, take all of this along as a file, and delete your account. Deleting it ends every session and removes your data from our services.
    ## Paying for Premium
    Payments are handled by Stripe. Your card’s number goes from your browser to Stripe and never reaches our servers. We keep the ids of your customer record and subscription at Stripe, its status, and until when it is paid. Where a tax depends on where you live, Stripe finds that out from your network’s address, or from the country and postal code that you give. When you delete your account, the subscription ends and your card and address are removed at Stripe; the invoices of what you have paid stay there, because the law has us keep them. So that free days and full refunds are given once to a person, we also keep a scrambled trace of your address and your cards, from which neither can be read: for two years after Premium began and for a year after a withdrawal, even if the account is gone by then.
    ## Email
    The daily hint email comes only after you have confirmed your address, and every mail has a link that ends it. A message sent with the contact form reaches our mailbox together with the name and address that you gave, and is used to answer you.
    ## Analytics and advertising
    Scripts for analytics or advertising are loaded only after you have agreed to each of the two. You can change your mind at any time under “Cookie preferences” at the foot of every page. Without consent you see our own advertisement, which knows nothing about you. A page for Premium members loads no advertising code at all.
    ## Your rights
    You may ask what we know about you, have it corrected or deleted, and take it along. Most of it is a button in your profile; for the rest, [write to us](page-contact).`,
  ),
  includes: "nothing",
  questions: [],
  related: [],
  seo: seo({
    title: "Privacy policy: what we keep and why",
    description:
      "What your browser and our servers keep, for how long and what for; payments, email, consent and your rights.",
    keywords: ["privacy policy"],
  }),
};

const terms: SeedDocument = {
  _id: "page-terms",
  _type: "page",
  title: "Terms of Service",
  slug: slug("terms"),
  intro: "The rules for using this site, in plain English.",
  body: richText(
    `## What you get
    A daily hint for a five-letter word puzzle, guides and word lists. We take care that hints give nothing away and that texts are right, but can’t promise that they always are, or that the site can always be reached.
    ## Your account
    One person, one account. Keep your password to yourself; tell us if somebody else may know it. You can delete your account at any time in your profile. We may close an account that is used to attack the site or to disturb others.
    ## Ads-Free Premium
    Premium costs $3.77 a month unless the page on which you subscribe says otherwise; what it says there counts. It renews every month until you cancel. You can cancel at any time in your profile; you keep Premium until the end of the month that is paid for, and nothing more is charged. Until then, resuming is one click.
    ## Fair use
    Read, share and link as you like. Don’t collect the hints with programs to publish them elsewhere, don’t try to get at answers before their time, and don’t put more load on the site than a person with a browser does. The word lists may be downloaded and used on the terms that stand below them.
    ## Who owns what
    The texts and riddles of this site are ours unless another source is named. Wordle is a trademark of The New York Times Company, which neither runs nor endorses this site.
    ## Changes
    When we change these terms, the date at the top of this page changes too. What you have paid for stays as it was agreed until the end of the month. Questions? [Write to us](page-contact).`,
  ),
  includes: "nothing",
  questions: [],
  related: [],
  seo: seo({
    title: "Terms of service in plain English",
    description: "What you get, your account, Ads-Free Premium, fair use and who owns what.",
    keywords: ["terms of service"],
  }),
};

export const pages = [about, contact, privacy, terms];
