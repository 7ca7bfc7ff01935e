import { dataTable, operatorDetails } from "../../make/blocks.ts";
import { richText } from "../../make/rich-text.ts";
import { seo, slug, type SeedDocument } from "../../make/seed-document.ts";

export const privacy: SeedDocument = {
  _id: "page-privacy",
  _type: "page",
  title: "Privacy Policy",
  slug: slug("privacy"),
  revisedOn: "2026-11-29",
  intro:
    "What this site knows about you, why and for how long, who else sees it, and how to put a stop to it.",
  body: richText(
    `In short: you can read everything here without an account. Your browser then tells us its time zone and, as on any website, its internet address; it keeps your settings and results to itself. An account, the daily email, a message and a payment each add what they need. Analytics and advertising by others start only if you agree.
    ## Who is responsible
    The operator of this site decides what happens to your data, and is the controller within the meaning of the General Data Protection Regulation (GDPR) of the European Union and of the United Kingdom.`,
    operatorDetails(),
    `For anything about your data, [write to us](page-contact). If we have to have a data protection officer, or a representative in your country, they are named here too.
    ## What your browser keeps
    Most of this stays in your browser. The three cookies and the sign-in token go to our server with your requests, and your results go there when you sign up or sign in. We don’t ask for your consent to any of it, because it is there to show you the site or for a feature that you use.`,
    dataTable(
      "Cookies and storage of this site",
      `Name | What for | Kind | How long
      tz | The name of your time zone, so that the page arrives with the riddle of your date | Cookie | 1 year from your last visit
      device (__Host-device at an https address) | A random mark of a browser in which you have signed in. It spares you slower sign-ins and warnings about a new device | Cookie that scripts can’t read | 180 days from when you last signed in or changed your password
      visitor (__Host-visitor at an https address) | A random mark that is set when you guess a riddle’s word, so that your six guesses a day are counted | Cookie that scripts can’t read | 2 days from your first guess
      token | Your sign-in | Local storage | Until you sign out; it expires after 30 days without a visit, and after a year at the latest
      wordlehint-theme | Light or dark | Local storage | Until you clear it
      wordlehint-help, wordlehint-sound | The strongest help that you want to see, and whether tiles make a sound | Local storage | Until you clear it
      wordlehint-opened | What you have opened of the last seven riddles (facts, hints, letters, answer, notes), and your guesses at them, so that it stays open. It goes nowhere, except that a result tells how far you had read | Local storage | Until you sign out, close it with “Close all” or clear it; how far you had read and the tries you have left stay until then too
      wordlehint-results | Your results without an account | Local storage | Until you sign up, sign in or clear it
      wordlehint-daily-email | That you have asked for the daily email here, or get it, so that it isn’t offered again | Local storage | Until you unsubscribe here or clear it
      One entry for each checklist | Your ticks | Local storage | Until you clear it
      wordlehint-cookie-consent | Your choice about analytics and advertising | Local storage | 180 days; then we ask again
      wordlehint-ads-free | That you have Premium, so that no space is left for advertisements | Local storage | While you are signed in with Premium
      wordlehint-user-changed | A signal to your other tabs that your account has changed | Local storage | Removed at once
      wordlehint-app-banner-dismissed, wordlehint-blocker-dismissed | That you closed the app banner or the ad-blocker notice | Session storage | Until you close the tab
      wordlehint-toast | A notice that is to appear on the next page | Session storage | Until you close the tab
      Cache of the service worker | The site’s scripts, styles and fonts; copies of the pages you read, with their pictures and word lists; the hints, letters and answers that you opened. They let you read on without a network. Nothing in them names you, but they show what was read in this browser | Cache storage | At most 60 pages, 60 pictures and word lists and 540 hints, letters and answers, the oldest out first. Everything but scripts, styles and fonts is removed when you sign in or out, or your sign-in expires`,
    ),
    `## What we use, what for, and on what basis
    The letters are those of Article 6(1) of the GDPR: (a) consent, (b) a contract with you or steps towards one, (c) a legal duty, (f) our legitimate interests, which the table names.`,
    dataTable(
      "Purposes and legal bases",
      `What for | What we use | Basis
      Showing you pages | Internet address, time zone, the page asked for, what you search for, browser | (f) Running a site that people have asked to see
      Keeping out abuse | To count attempts, and guesses at a riddle: your internet address, the cookie “visitor”, and the address of an account or mailbox, as hashes. In the security log: the account and the internet address (with IPv6 its first half, which a household shares) | (f) Keeping the site and your account safe
      Your account | Email address and whether you confirmed it, a new address that you have asked for, a name if you gave one, password as a one-way hash, dates of sign-up and last sign-in; for each session the browser and system (such as “Firefox on Windows”), when it began and was last used; hashes of the last browsers that you signed in with; whether you have Premium and until when | (b)
      Your statistics | The date and number of guesses of each result, how far you had read before it, and when you changed it. Of a puzzle that is over, the page shows how all players together did, from twenty results on | (b); the figures of all (f) Showing how hard a puzzle was
      The daily email | Email address, time zone, weekdays and level of help, when you asked and confirmed | (a) You can withdraw it in every such email
      Other emails | Address and kind of each email, and whether it could be sent. They confirm an address, warn you about your account, or concern Premium | (b), and for warnings (f) Your security
      Not writing to those who don’t want it | A keyed hash of an address that bounced, or whose owner complained | (f) Respecting a refusal; (c) the law on unwanted email
      Your message | Name, email address, subject, text | (f) Answering you; (b) if it is about a contract
      Premium | Your account at Stripe, plan, status and dates, brand, last four digits and expiry of the card, amounts paid and given back; for taxes your country and postal code, or your internet address | (b); invoices (c)
      Free days and full refunds once per person | Keyed hashes of your mailbox and cards | (f) Giving these benefits once only
      Analytics | See below | (a)
      Advertising by a partner | See below | (a)`,
    ),
    `You needn’t give us anything to read the site. Without an email address and a password there is no account, and without a payment there is no Premium. We make no automated decisions about you that have legal or similar effects, and build no profile of you.
    ## Who else gets to see it
    - **Our host,** on whose machines the site and its database run, and a delivery network (CDN) if one stands in front of them. They handle your requests, internet address included, on our behalf.
    - **Our mail provider.** It gets the address and the text of each email that we send you, and tells us if one can’t be delivered or was reported as spam.
    - **Stripe** (Stripe Payments Europe Ltd in Ireland, Stripe, Inc. in the United States and their affiliates), if you pay. On the payment pages Stripe’s script runs. It gets your email address from us and your card and address from you, watches for signs of fraud, and may set cookies of its own for that, such as __stripe_mid (a year) and __stripe_sid (30 minutes). Your card’s number never reaches our servers. Stripe decides about some of this itself; see [its privacy policy](https://stripe.com/privacy).
    - **OpenAI,** where a language model writes riddles. It gets words and verses, and never data about people.
    - **Sanity,** if the texts of the site are kept there. Only our servers ask it for texts and pictures, so it learns nothing about you.
    - **An analytics provider or advertising partner,** if you agree to it.
    - **Authorities and courts,** where the law requires it.
    We don’t sell your data. Links to social networks, calendars and other sites send them nothing until you follow them. The address of the riddle calendar and feed has your time zone in it, and no mark of you.
    ## Analytics and advertising
    Nothing of either is loaded before you have agreed, to each separately. You can change your mind at any time under “Cookie preferences” at the foot of every page; the provider’s script is removed then.
    **Analytics** gets the path of each page you open, measures of how quickly pages load and respond, and whether you pressed a button of the app banner. It gets no name, no email address and no search terms. Like everyone whose script your browser loads, the provider sees your internet address and what your browser says about itself.
    **An advertising partner** gets the place and size of an advertisement, your internet address and what your browser says about itself, and may recognise your browser by cookies of its own. Its script runs in a closed frame, and can’t read the page, your sign-in or what this site has stored.
    When this page was written, we worked with neither: the places show our own advertisement, which knows nothing about you. Before that changes, the provider’s name and a link to its policy will be added here. Pages for Premium members load no advertising code at all.
    ## Data outside Europe
    Stripe and some of our other providers are in the United States or use servers there. The European Commission has found the level of protection adequate for American companies that take part in the EU–U.S. Data Privacy Framework. Where a provider doesn’t, we rely on the Commission’s standard contractual clauses. Ask us if you want a copy.
    ## How long we keep it`,
    dataTable(
      "Periods",
      `What | How long
      Account and results | Until you delete them
      Sessions | 30 days after the last visit, a year at most, or until you end them
      Hashes of known browsers | The last twenty, until you delete your account
      Daily email: your choices | Until you unsubscribe. If you never confirm, 7 days
      Hashes of the links in daily emails | A year after you unsubscribe, so that old links still say so
      Record of each email: kind, outcome, the number of the mail provider’s report, and the address unless it is a daily email | 30 days
      Messages of the contact form | A year on the server. We delete the copy in our mailbox when the matter is closed
      Addresses to which nothing may be sent | As keyed hashes without a time limit, until you ask us to write to you again
      Counts of attempts | About a day, as hashes
      Messages by which our programs tell each other what has happened, some with an email address | 14 days. One that couldn’t be processed is kept until we have looked at it
      Request log: page, result and duration, without your internet address and what you searched for | Until new lines replace it. The log of each program has 50 MB, unless our host sets another limit
      Security log: what was refused or changed, the account and the internet address (with IPv6 its first half) | In the same log, for as long
      Data about Premium | Until you delete your account
      Invoices and payments at Stripe | As long as tax law requires, in Europe often six to ten years
      Hashes of mailbox and cards | Two years after Premium began, a year after a withdrawal
      Backups | Until they are replaced`,
    ),
    `## If you delete your account
    You do it in your profile. It ends every session and the daily email, and removes the account, your results and your data about Premium from our databases. Premium ends at once, and Stripe is told to remove your email address, postal address and cards. What stays for a while:
    - your email address in the messages between our programs, for up to 14 days;
    - a record that the account’s id is gone, and of your customer id at Stripe, for up to 60 days, so that a late request can’t bring anything back;
    - messages that you sent by the contact form, and the records of emails about them, for the periods above: ask us, and we delete them at once;
    - that daily emails were sent, and how each fared, without your address, for 30 days;
    - the hashes, log lines, invoices and backups of the table above.
    The email that confirms the deletion is the last; your address is removed from its record once it has been sent.
    ## Your rights
    You can
    - **see** what we have about you, and **take it with you**: “Download your data” in your profile gives you a file;
    - have it **corrected** or **deleted**: most of it in your profile;
    - have its use **restricted** while a question about it is open;
    - **object**, for reasons that arise from your own situation, to anything that rests on legitimate interests;
    - **withdraw a consent** at any time; what was done before stays lawful;
    - **complain** to a data protection authority, such as the one where you live or work, or where you think the law was broken.
    For what you can’t do yourself, [write to us](page-contact). We answer within a month at the latest.
    ## If you live in California
    You have the right to know what we collect, to have it corrected and deleted, and to be treated alike whether or not you use these rights. What we collect, why and for how long is in the tables above. We don’t sell personal information. Letting an advertising partner see your internet address and its own cookies may count as “sharing” in the law of California. It happens only if you agree to advertising, and “Necessary Only” or the switch under “Cookie preferences” ends it. The site doesn’t read the signal called Global Privacy Control; as long as you haven’t agreed, there is nothing that it would have to stop.
    ## Children
    Anyone may read the site. An account, the daily email and Premium are for people of 16 and over. If you learn that a younger child has given us data, tell us, and we delete it.
    ## How we protect it
    Connections to the site are encrypted wherever it runs under an https address. Passwords are hashed with Argon2id, and links in emails work once or concern one subscription alone. Card numbers never reach us.
    ## Changes
    The date at the top is that of the last change to this text. Before we use data of yours for something new, we tell you by email if you have an account, and ask for your consent where the law requires it.`,
  ),
  includes: "nothing",
  questions: [],
  related: [],
  seo: seo({
    title: "Privacy policy: what we keep, why and how long",
    description:
      "What your browser and our servers keep, for how long and on what basis; who else sees it, payments, email, consent and your rights.",
    keywords: ["privacy policy", "wordlehint privacy", "cookies", "gdpr"],
  }),
};
