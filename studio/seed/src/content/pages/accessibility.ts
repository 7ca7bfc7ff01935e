import { dataTable, operatorDetails } from "../../make/blocks.ts";
import { richText } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";

export const accessibility: SeedDocument = {
  _id: "page-accessibility",
  _type: "page",
  title: "Accessibility Statement",
  slug: slug("accessibility"),
  revisedOn: "2026-11-29",
  intro: "What we do so that everyone can use this site, what we have tested, and what we know is missing.",
  body: richText(
    `We aim at level AA of the [Web Content Accessibility Guidelines, version 2.2](https://www.w3.org/TR/WCAG22/). No outside expert has examined the site, so we don’t claim full conformance: this is our own assessment, made on 29 November 2026.
    ## What is tested
    Programs run these tests each time the site changes; those of whole pages run in the browser Chromium.`,
    dataTable(
      "Tests that a change must pass",
      `What | How
      Rules that a program can check | axe finds no violations on any kind of page, in the notice, the dialogs and the building blocks of the design, in the dark theme. In the light theme, where only the colours differ, it checks these, except in the profile and on the payment pages
      Keyboard | Hints, letters and the answer can be opened with the keyboard alone; dialogs keep the focus and give it back; a skip link leads past the header
      Visible focus | Every tab stop of the home page and of the building blocks has a visible ring that nothing covers
      Contrast | Text has at least 4.5 to 1 on every background of both themes, and the borders of controls at least 3 to 1
      Zoom and text size | No page scrolls sideways or is cut off on a screen 320 pixels wide. On the home page, the hint page, the archive and the building blocks that is also so at 200 % zoom, with text of twice the size, and with wider spacing
      Motion | With “reduce motion” set in your system, nothing moves
      Forced colours | In a high-contrast mode every control keeps an outline or an underline, and each kind of tile its own border
      Without scripts | The riddle and the archive can be read, and every page can be reached by a link`,
    ),
    `## What else helps
    - Colour is never the only sign: a green tile is square and a yellow one round, and the caption of a board says in words what its tiles show.
    - Every chart has its figures as a table below it.
    - When a link opens another page, its name is announced and the focus goes to the new page.
    - There is a dark and a light theme. Sound is off until you switch it on.
    ## What we know is missing
    - We haven’t tested regularly with screen readers, nor in Firefox and Safari.
    - The PDF of letter frequencies has no tags. The same figures are on the [word lists](word-list-page) page.
    - The card form belongs to Stripe and the advertisements of a partner to that partner. They are in frames of their own, which we can’t change.
    - Riddles play with the sound and spelling of English. Some are hard to follow if you hear them letter by letter or are learning the language; the graded hints below them are in plain sentences.
    ## Tell us
    If something doesn’t work for you, [write to us](page-contact) and say what you tried, on which page, and with which browser and assistive technology. We answer within 24 to 48 hours, with the information in another form if you need it and with a date for the repair where we can give one.`,
    operatorDetails("contact"),
    "If our answer doesn’t help, the authority that enforces accessibility where you live can look into it.",
  ),
  includes: "nothing",
  questions: [],
  related: references("page-contact", "page-about"),
  seo: seo({
    title: "Accessibility statement",
    description:
      "What we test so that everyone can use WordleHint, what is known to be missing, and how to report a barrier.",
    keywords: ["accessibility statement", "wordlehint accessibility", "wcag"],
  }),
};
