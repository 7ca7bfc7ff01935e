import { richText } from "../make/rich-text.ts";
import type { SeedDocument } from "../make/seed-document.ts";

const faq = (id: string, question: string, answer: string): SeedDocument => ({
  _id: `faq-${id}`,
  _type: "faq",
  question,
  answer: richText(answer),
});

export const faqs: SeedDocument[] = [
  faq(
    "what-is-a-hint",
    "What is the daily hint?",
    "A riddle in verse about the day’s word. It gets you thinking without naming the word or spelling any part of it.",
  ),
  faq(
    "when-is-it-released",
    "When does the new hint come out?",
    "The hint updates every day at midnight ET: five minutes past midnight in your own time zone, to be exact. The countdown on the page runs to that moment, and no hint is shown before its date has begun where you are.",
  ),
  faq(
    "does-it-spoil",
    "Will the hint spoil the puzzle?",
    "It isn’t meant to. Before a riddle is published, a program looks in it for the answer, its parts and its near relatives. If one tells you too much all the same, [let us know](page-contact). The answer itself can be opened 24 hours after the hint, and only if you ask for it.",
  ),
  faq(
    "graded-hints",
    "What do the three hints say?",
    "They go from vague to strong. The first turns your mind the right way, the second names the field to look in, and the third all but defines the word. They open in this order, one at a time.",
  ),
  faq(
    "answer-when",
    "When can I see the answer?",
    "24 hours after the riddle’s release where you are. Before that, the button tells you how many hours are left. The answers of earlier days are available at once.",
  ),
  faq(
    "help-level",
    "Can I keep myself from peeking?",
    "Yes. Below the hints, under “How much help?”, choose the strongest help that you want: the riddle only, hints, letters or everything. Your browser remembers it, and stronger help stays hidden on every day.",
  ),
  faq(
    "how-numbers-count",
    "What is the puzzle number?",
    "The number of days since the first puzzle on 19 June 2021, which counts as number 1 here. The game itself counts from 0, so its number is one lower.",
  ),
  faq(
    "is-it-free",
    "Is WordleHint free?",
    "Yes. Hints, guides and word lists are free and paid for by advertising. [Ads-Free Premium](/subscribe) takes the advertising away.",
  ),
  faq(
    "cancel-premium",
    "Can I cancel Premium?",
    "At any time, in your profile. You keep Premium until the end of the month or year that you have paid for, and can resume before that. Within 14 days of your first payment you can also withdraw and get your money back; the [terms](page-terms) say how.",
  ),
  faq(
    "letters-one-by-one",
    "Can I see single letters?",
    "Yes. The letter helper opens one place of the word at a time, and only those that you ask for ever reach your browser.",
  ),
  faq(
    "stats",
    "How are my statistics kept?",
    "With an account, you record each day’s result and your streak follows you to every device. Without one, your results stay in this browser. They move to your account when you sign up or sign in.",
  ),
  faq(
    "official",
    "Are you part of The New York Times?",
    "No. WordleHint is independent. Wordle is a trademark of The New York Times Company, which neither runs nor endorses this site.",
  ),
  faq("contact-time", "How soon will you answer?", "Within 24 to 48 hours."),
  faq(
    "lost-access",
    "I can’t get into my account any more. What can I do?",
    "Choose a new password with “Forgot Password?” on the [sign-in page](/auth). If you can’t read the mailbox of the account any more, write to us and name the address that the account has. A deleted account can’t be brought back.",
  ),
  faq(
    "report-an-error",
    "I found a mistake. Where do I report it?",
    "Use the form above and name the page. If a hint gave too much away, tell us its date: we look at those first.",
  ),
  faq(
    "six-letter-rules",
    "How does the 6-letter game differ?",
    "The word has six letters instead of five; there are six guesses as usual. There is a daily challenge at midnight, an unlimited mode, statistics, and it can be played offline.",
  ),
  faq("six-letter-price", "Does the 6-letter game cost anything?", "No. It is free on Android and iOS."),
  faq(
    "six-letter-opener",
    "Which word should I start with?",
    "One of six different letters with two or three vowels. SENIOR and RETAIL are good examples: all of their letters are common ones.",
  ),
];
