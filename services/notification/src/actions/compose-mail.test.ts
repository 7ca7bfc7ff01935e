import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { LRUCache } from "lru-cache";
import { composeMail, NothingToSend } from "./compose-mail.ts";
import { createMailTexts } from "../state/mail-texts.ts";

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

/** Everything that composing needs, once the texts are known. */
function start(config: object = {}) {
  const texts = createMailTexts();
  const mailings = { find: (): Promise<unknown> => Promise.resolve(mailing) };
  const context = {
    texts,
    mailings,
    messages: { find: () => Promise.resolve(undefined) },
    rendered: new LRUCache({ max: 10 }),
    config: {
      PUBLIC_ORIGIN: "https://wordle.example",
      MAIL_FROM: "hints@wordle.example",
      LINK_KEY: "k".repeat(32),
      ...config,
    },
    now: () => new Date("2026-11-21T12:00:00Z"),
  };
  return { texts, mailings, context: context as unknown as Composing };
}
const aboutAccount = {
  ...{ id: "2", kind: "password-changed", to: "ada@example.org" },
  data: { email: "ada@example.org", time: "noon" },
} as unknown as Delivery;

it("makes a mailing's mails after its content couldn't be read once", async () => {
  const { texts, mailings, context } = start();
  texts.keep();
  const { find } = mailings;
  mailings.find = () => Promise.reject(new Error("the database is away"));
  await expect(composeMail(context, delivery, reader)).rejects.toThrow("the database is away");
  mailings.find = find;
  expect((await composeMail(context, delivery, reader)).text).toContain("I wade on long legs.");
});

it("has an editor's text and the site's name, even when the service has only just started", async () => {
  const { texts, context } = start();
  const composing = composeMail(context, aboutAccount, undefined);
  await new Promise(setImmediate);
  const text = { ...builtInMailTexts["password-changed"], paragraphs: ["At {{time}}, says {{product}}."] };
  texts.use({
    product: "Riddlers",
    contactAddress: undefined,
    texts: new Map([["password-changed" as const, text]]),
  });
  const mail = await composing;
  expect(mail.text).toContain("At noon, says Riddlers.");
  expect(mail.from).toEqual({ name: "Riddlers", address: "hints@wordle.example" });
  expect(mail.headers).toMatchObject({ "Feedback-ID": "personal:password-changed:wordle.example" });
  expect(mail.list).toBeUndefined();
});

it("has the postal address below every mail, where there is one", async () => {
  const { texts, context } = start({ POSTAL_ADDRESS: "1 Main Street" });
  texts.keep();
  for (const mail of [delivery, aboutAccount]) {
    const { text, html } = await composeMail(context, mail, reader);
    for (const part of [text, html]) expect(part).toContain("1 Main Street");
  }
});

it("names no address to unsubscribe by mail where nobody reads it, and comes back to where it is told to", async () => {
  const { texts, context } = start({ BOUNCE_DOMAIN: "bounces.example" });
  texts.keep();
  const { list, bounceTo, to } = await composeMail(context, delivery, reader);
  expect(list?.unsubscribe).toEqual([
    expect.stringMatching(/^https:\/\/wordle\.example\/api\/notifications\/unsubscribe\?token=/),
  ]);
  expect(bounceTo).toMatch(/^bounce\+1\.[\da-f]{16}@bounces\.example$/);
  expect(to).toBe("ada@example.org");
});

it.each<[string, Delivery, Reader | undefined]>([
  ["the subscriber", delivery, undefined],
  ["the address", { ...aboutAccount, to: undefined } as unknown as Delivery, undefined],
  ["the message", { ...aboutAccount, kind: "contact-message" }, undefined],
  ["the mailing", { ...delivery, mailing: "forgotten" }, reader],
])("makes nothing when %s is gone", async (what, about, readBy) => {
  const { texts, mailings, context } = start();
  texts.keep();
  if (what === "the mailing") mailings.find = () => Promise.resolve(undefined);
  await expect(composeMail(context, about, readBy)).rejects.toThrow(new NothingToSend(`${what} is gone`));
});
