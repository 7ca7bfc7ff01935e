import { callout, dataTable, operatorDetails } from "../../make/blocks.ts";
import { richText } from "../../make/rich-text.ts";
import { seo, slug, type SeedDocument } from "../../make/seed-document.ts";

export const terms: SeedDocument = {
  _id: "page-terms",
  _type: "page",
  title: "Terms of Service",
  slug: slug("terms"),
  revisedOn: "2026-11-29",
  intro: "The rules for using this site and for Ads-Free Premium, in plain English.",
  body: richText(
    `## Who you deal with
    Your contract, for an account or for Premium, is with the operator of this site.`,
    operatorDetails(),
    `## What you get
    A riddle and hints for each date, guides, articles and word lists. All of it is free.
    - We take care that hints give nothing away and that texts are right. We can’t promise that they always are, or that the site can always be reached.
    - A riddle may be written by our editors, by a language model, by hand for our library or by a program; the page [About](page-about) says how.
    - The word of a date comes from the site’s own schedule unless its operator has connected another source. It needn’t be the word of The New York Times’ game on that date.
    ## Your account
    You must be at least 16 to open an account, to subscribe to the daily email or to buy Premium. If you are not of age where you live, ask a parent or guardian before you pay. An account is for one person. Keep your password to yourself, and tell us if somebody else may know it.
    You can delete your account at any time in your profile. We may close an account that is used to attack the site, to harm others or to defraud us. We tell you why, and warn you first unless the harm is serious. If we close an account for another reason, or end Premium altogether, we give you at least 30 days’ notice and pay back what you have paid for the days that are left.
    ## Ads-Free Premium
    Premium takes the advertising away wherever you are signed in. What the payment page says before you pay is what applies: the price with all taxes, any free days and any discount.`,
    dataTable(
      "How Premium works",
      `What | How it is
      Price | $3.77 a month or, where it is offered, $37.70 a year, unless the payment page says otherwise
      Tax | Where we must charge tax, it depends on where you live, and the payment page shows it before you pay
      Renewal | Automatic, every month or year, until you cancel
      Notice | We email you 7 days before a yearly payment and before free days end. A monthly payment isn’t announced
      Free days | If the payment page offers some, a card is needed, and the first payment follows when they end unless you cancel before. They are for people who haven’t had Premium before; if it turns out that you have, they end without a payment
      Promotion code | One for each subscription, on the terms it came with. It can’t be paid out
      Cancelling | At any time in your profile. Premium stays until the end of the time that is paid for, and nothing more is charged. Until then, one click resumes it
      Switching | In your profile. To the dearer plan at once, and what is left of the current period counts towards it. To the cheaper one from the end of the current period
      A late payment | We email you, the charge is tried again, and Premium stays for 14 days. If nothing is paid by then, it ends and you owe nothing for those days
      A payment that your bank takes back | If you dispute a payment and your bank gives it back, Premium ends`,
    ),
    `## Your right to withdraw
    You can withdraw from the contract within **14 days of your first payment**, without a reason. Press “Withdraw from the contract” in your profile, or tell us clearly in any other way, such as by the [contact form](page-contact). It is enough to send that before the 14 days are over.
    Premium then ends at once, and we pay back everything that you have paid. The refund goes to the card or other means that you paid with. We start it straight away, and in any case within 14 days; your bank may take up to ten days to show it. A receipt comes by email.
    By subscribing you ask us to begin straight away. For this reason there is one exception. If you have already withdrawn within the last twelve months, you pay for the days that you have used, and get back what you paid for the days after them. Your profile shows the amount before you confirm. We recognise you by mailbox and card, as the [privacy policy](page-privacy) says.`,
    callout(
      "note",
      "You may use these words, but you needn’t",
      "“I withdraw from my contract for Ads-Free Premium. Subscribed on: … Email address of the account: … Name and postal address: … Date: …” (On paper, sign it.)",
    ),
    `## If the price changes
    A new price applies to those who subscribe from then on. If we want to change yours, we write to you at least 30 days before. It then applies from your next period, and you can cancel before that.
    ## If you delete your account
    Premium ends at once, and what is left of the time that you have paid for is lost. If your 14 days aren’t over yet, withdraw before you delete. If you want to use the rest, cancel first and delete when it has ended.
    ## Fair use
    Read, share and link as you like. Each riddle also comes by a feed and a calendar, which are there for programs: use them in your feed reader and calendar. Please don’t
    - copy riddles or hints in large numbers to publish them elsewhere;
    - try to get at riddles or answers before their time, or at other people’s accounts;
    - put more load on the site than people with browsers do, or work around its limits;
    - send messages or sign up addresses in other people’s names.
    ## Who owns what
    The software of this site, and the texts, pictures and riddles that come with it, are published under the MIT licence. The word list is made from SCOWL, copyright Kevin Atkinson, whose terms are on the [word lists](word-list-page) page and in every download. Other word data comes with licences of its own. What the operator of this site has added belongs to the operator. You may quote it with a link. Wordle is a trademark of The New York Times Company, which neither runs nor endorses this site.
    ## Liability
    We are liable without limit where the law says so: for intent and gross negligence, for injury to life, body or health, for fraud, and under product liability law. If we negligently break a duty on which the contract depends, we are liable for the damage that is typical and could be foreseen. Otherwise we aren’t liable for slight negligence. This doesn’t limit your legal rights if Premium isn’t as it should be.
    ## Law and disputes
    The law of the country in which the operator is established applies. If you are a consumer, you keep the protection that the law of the country where you live gives you, and you can sue and be sued there. We would rather talk first: [write to us](page-contact). We aren’t obliged to take part in proceedings before a consumer arbitration body, and don’t do so unless we say so here.
    ## Changes to these terms
    The date at the top is that of the last change. If you have an account, we email you at least 30 days before a change that matters to you. If you don’t agree, you can delete the account or cancel Premium before it applies; what you have paid for stays as it was agreed until the end of the period. If one of these rules turns out not to be valid, the others stay.
    What we do with your data is in the [privacy policy](page-privacy).`,
  ),
  includes: "nothing",
  questions: [],
  related: [],
  seo: seo({
    title: "Terms of service in plain English",
    description:
      "Your account, Ads-Free Premium with monthly and yearly plans, the right to withdraw within 14 days, fair use, liability and who owns what.",
    keywords: ["terms of service", "wordlehint premium", "withdrawal"],
  }),
};
