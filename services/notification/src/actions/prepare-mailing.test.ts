import type { MailToCheck } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { createLog } from "@wordlehint/runtime";
import { createMailTexts } from "../state/mail-texts.ts";
import { prepareMailing } from "./prepare-mailing.ts";

const written = { ...builtInMailTexts["daily-hint"], paragraphs: ["Good morning."] };

const keep = ({ keep }: ReturnType<typeof createMailTexts>) => keep();

/** Begins before the content was read, and does `then` when the riddle is there. */
async function prepare(
  then: (texts: ReturnType<typeof createMailTexts>) => void,
  {
    hints = [],
    mayBeSent = () => true,
  }: { hints?: string[]; mayBeSent?: (mail: MailToCheck) => boolean } = {},
) {
  const texts = createMailTexts();
  const preparing = prepareMailing(
    {
      texts,
      riddles: {
        find: () =>
          Promise.resolve({
            id: "2026-11-21",
            date: "2026-11-21",
            puzzleNumber: 1982,
            timeZone: "UTC",
            word: null,
            wordLength: 5,
            riddle: "I wade on long legs.",
            facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
            releasedAt: "2026-11-21T00:05:00.000Z",
            answerAvailableAt: "2026-11-22T00:05:00.000Z",
            nextRiddleAt: "2026-11-22T00:05:00.000Z",
            theme: null,
            previousDate: null,
            nextDate: null,
            firstDate: null,
            hints,
          }),
        mayBeSent: (mail) => Promise.resolve(mayBeSent(mail)),
      },
      config: { PUBLIC_ORIGIN: "https://wordle.example" } as Parameters<typeof prepareMailing>[0]["config"],
      log: createLog({ service: "test", level: "silent" }),
    },
    { date: "2026-11-21", timeZone: "UTC" },
  );
  await new Promise(setImmediate);
  then(texts);
  return preparing;
}

async function textAfter(then: Parameters<typeof prepare>[0]) {
  const result = await prepare(then);
  return typeof result === "string" ? result : result.content.text;
}

it("has an editor's text even when the service has only just started", async () => {
  const content = { product: undefined, contactAddress: undefined };
  expect(
    await textAfter(({ use }) => use({ ...content, texts: new Map([["daily-hint" as const, written]]) })),
  ).toEqual(written);
});

it("has the built-in text when the content can't be read", async () => {
  expect(await textAfter(keep)).toEqual(builtInMailTexts["daily-hint"]);
});

it("is judged with what mail programs list, but without the facts and the places of links", async () => {
  const judged: MailToCheck[] = [];
  await prepare(keep, { mayBeSent: (mail) => judged.push(mail) > 0 });
  const { subject, preheader } = builtInMailTexts["daily-hint"];
  for (const words of [subject, preheader].map((one) => one.split("{{")[0] ?? ""))
    for (const text of [judged[0]?.text, judged[0]?.everyday]) expect(text).toContain(words);
  expect(judged[0]?.text).not.toMatch(/5 letters|PLACE-OF/);
});

it("goes out without hints when the guard refuses them all, and not at all when it refuses the riddle", async () => {
  const hints = ["It has feathers.", "It also lifts loads."];
  const asked: string[] = [];
  const mayBeSent = ({ withHints, text }: MailToCheck) => {
    asked.push(hints.findLast((hint) => text.includes(hint)) ?? "no hint");
    return !withHints;
  };
  expect(await prepare(keep, { hints, mayBeSent })).toMatchObject({ content: { hints: [] } });
  expect(asked).toEqual(["no hint", hints[1], hints[0]]);
  expect(await prepare(keep, { hints, mayBeSent: () => false })).toBe("held");
});
