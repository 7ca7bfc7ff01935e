import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { LRUCache } from "lru-cache";
import { composeMail } from "./compose-mail.ts";
import { createMailTexts } from "../store/mail-texts.ts";

type Composing = Parameters<typeof composeMail>[0];
type Delivery = Parameters<typeof composeMail>[1];
type Reader = Parameters<typeof composeMail>[2];

const mailing = {
  date: "2026-11-21",
  content: {
    riddle: "I wade on long legs.",
    puzzleNumber: 1982,
    facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
    hints: [],
    text: builtInMailTexts["daily-hint"],
    product: "WordleHint",
  },
};
const delivery = { id: "1", kind: "daily-hint", mailing: "2026-11-21 UTC", data: {} } as unknown as Delivery;
const reader = { id: "ada", email: "ada@example.org", help: "facts", linkId: "a link" } as unknown as Reader;

it("makes a mailing's mails after its content couldn't be read once", async () => {
  let isAway = true;
  const texts = createMailTexts();
  texts.keep();
  const context = {
    texts,
    mailings: {
      find: () => (isAway ? Promise.reject(new Error("the database is away")) : Promise.resolve(mailing)),
    },
    rendered: new LRUCache({ max: 10 }),
    config: {
      PUBLIC_ORIGIN: "https://wordle.example",
      MAIL_FROM: "hints@wordle.example",
      LINK_KEY: "k".repeat(32),
    },
    now: () => new Date("2026-11-21T12:00:00Z"),
  } as unknown as Composing;

  await expect(composeMail(context, delivery, reader)).rejects.toThrow("the database is away");
  isAway = false;
  expect((await composeMail(context, delivery, reader)).text).toContain("I wade on long legs.");
});
