import { mailKinds } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { createLog } from "@wordlehint/runtime";
import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import type { OutgoingMail } from "../clients/mail-server.ts";
import type { Context } from "../context.ts";
import { createMailTexts } from "../state/mail-texts.ts";
import { addSendTestCommand } from "./send-test.ts";

/** 23:00 of the day before in the home zone. */
const now = new Date("2026-11-22T04:00:00Z");
const text = { ...builtInMailTexts["verify-email"], paragraphs: ["Written by an editor."] };
const content = { product: "Fable", contactAddress: undefined, texts: new Map([["verify-email", text]]) };
const riddle = {
  ...{ date: "2026-11-21", puzzleNumber: 1982, riddle: "I wade on long legs.", hints: ["A bird."] },
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
};

function start(changes: object = {}) {
  const mails: OutgoingMail[] = [];
  const find = jest.fn((_date: string, _timeZone: string) => Promise.resolve(riddle as object | undefined));
  const context = {
    texts: createMailTexts(),
    content: { read: () => Promise.resolve(content) },
    config: {
      MAIL_FROM: "hello@fable.example",
      LINK_KEY: "a key of the tests",
      PUBLIC_ORIGIN: "https://fable.example",
      POSTAL_ADDRESS: "1 Long Lane, Fableton",
      UNSUBSCRIBE_ADDRESS: "off@fable.example",
    },
    server: { send: (mail: OutgoingMail) => Promise.resolve(void mails.push(mail)) },
    riddles: { find, mayBeSent: () => Promise.resolve(true) },
    log: createLog({ service: "test", level: "silent" }),
    now: () => now,
    ...changes,
  };
  const send = (...operands: string[]) =>
    runCommands(addSendTestCommand, context as unknown as Context, ["send-test", ...operands]);
  return { mails, find, send };
}

it("sends an editor's text from the site to the address, and records the kind alone", async () => {
  const { mails, send } = start();
  expect(await send("ada@example.org", "verify-email")).toEqual({
    code: 0,
    out: "The mail server took it.\n",
    err: "",
    done: [{ event: "test mail sent", about: { kind: "verify-email" } }],
  });
  expect(mails).toMatchObject([
    {
      from: { name: "Fable", address: "hello@fable.example" },
      to: "ada@example.org",
      date: now,
      headers: { "Auto-Submitted": "auto-generated", "Feedback-ID": "sample:verify-email:fable.example" },
    },
  ]);
  const [mail] = mails;
  expect(mail).not.toHaveProperty("list");
  expect(mail?.messageId).toMatch(/^<[\da-f]{32}@fable\.example>$/);
  for (const part of ["Written by an editor.", "1 Long Lane, Fableton"]) expect(mail?.text).toContain(part);
});

it("gives each mail a Message-ID of its own, so that mail programs show them all", async () => {
  const { mails, send } = start();
  for (let count = 0; count < 2; count++) await send("ada@example.org", "verify-email");
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

it("sends the built-in text, and says so, while the content can't be read", async () => {
  const { mails, send } = start({
    content: { read: () => Promise.reject(new Error("the content is away")) },
  });
  const outcomes = [
    await send("ada@example.org", "verify-email"),
    await send("ada@example.org", "daily-hint"),
  ];
  expect(mails[0]?.text).toContain("made an account with ada@example.org at WordleHint");
  expect(mails[1]?.text).toContain("I wade on long legs.");
  const complaint = "The content can't be read: the built-in text is sent.\n";
  expect(outcomes.map(({ err }) => err)).toEqual([complaint, complaint]);
});

it("sends the latest riddle of the home zone, with links that do nothing", async () => {
  const { mails, find, send } = start();
  await send("ada@example.org", "daily-hint");
  expect(find.mock.calls).toEqual([["2026-11-21", "America/New_York"]]);
  expect(mails[0]?.text).toContain("I wade on long legs.");
  expect(mails[0]?.text).toContain("1 Long Lane, Fableton");
  expect(mails[0]?.text).not.toContain("PLACE-OF");
});

it("sends the daily mail with the headers by which readers unsubscribe from a real one", async () => {
  const { mails, send } = start();
  await send("ada@example.org", "daily-hint");
  const unsubscribe = [
    "https://fable.example/api/notifications/unsubscribe?token=a-sample-whose-links-do-nothing",
    "mailto:off@fable.example",
  ];
  expect(mails).toMatchObject([
    {
      headers: {
        "Feedback-ID": "sample:daily-hint:fable.example",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      list: { unsubscribe, id: { name: "Daily hint", domain: "daily-hint.fable.example" } },
    },
  ]);
});

it.each([
  ["there is no riddle", { find: () => Promise.resolve(undefined) }, "There is no riddle yet."],
  [
    "the guard refuses the mail",
    { find: () => Promise.resolve(riddle), mayBeSent: () => Promise.resolve(false) },
    "The spoiler guard refuses the mail.",
  ],
])("sends no daily mail when %s", async (_name, riddles, message) => {
  const { mails, send } = start({ riddles });
  expect(await send("ada@example.org", "daily-hint")).toMatchObject({ code: 1, err: `test: ${message}\n` });
  expect(mails).toEqual([]);
});

it("says why the mail server refuses the mail, and not that it was sent", async () => {
  const reply = { command: "RCPT TO", responseCode: 550 };
  const refusal = Object.assign(new Error("550 5.1.1 no such user"), reply);
  const { send } = start({ server: { send: () => Promise.reject(refusal) } });
  expect(await send("ada@example.org", "verify-email")).toMatchObject({
    code: 1,
    out: "",
    err: "test: The mail server didn't take it: RCPT TO: 550 5.1.1 no such user\n",
  });
});

it.each(mailKinds)("sends the text of %s, with every place filled", async (kind) => {
  const texts = new Map(
    mailKinds.map((one) => [one, { ...builtInMailTexts[one], subject: `Subject of ${one}` }]),
  );
  const { mails, send } = start({ content: { read: () => Promise.resolve({ ...content, texts }) } });
  await send("ada@example.org", kind);
  expect(mails.map((mail) => mail.subject)).toEqual([`Subject of ${kind}`]);
  expect(mails[0]?.text).not.toMatch(/\{\{|undefined/);
});
