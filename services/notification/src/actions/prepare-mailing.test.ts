import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { createLog } from "@wordlehint/runtime";
import { createMailTexts } from "../store/mail-texts.ts";
import { prepareMailing } from "./prepare-mailing.ts";

const written = { ...builtInMailTexts["daily-hint"], paragraphs: ["Good morning."] };

/** Begins before the content was read, and does `then` when the riddle is there. */
async function prepared(then: (texts: ReturnType<typeof createMailTexts>) => void) {
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
            hints: [],
          }),
        mayBeSent: () => Promise.resolve(true),
      },
      config: { PUBLIC_ORIGIN: "https://wordle.example" } as Parameters<typeof prepareMailing>[0]["config"],
      log: createLog({ service: "test", level: "silent" }),
    },
    { date: "2026-11-21", timeZone: "UTC" },
  );
  await new Promise(setImmediate);
  then(texts);
  const result = await preparing;
  return typeof result === "string" ? result : result.content.text;
}

it("has an editor's text even when the service has only just started", async () => {
  const content = { product: undefined, contactAddress: undefined };
  expect(
    await prepared(({ use }) => use({ ...content, texts: new Map([["daily-hint" as const, written]]) })),
  ).toEqual(written);
});

it("has the built-in text when the content can't be read", async () => {
  expect(await prepared(({ keep }) => keep())).toEqual(builtInMailTexts["daily-hint"]);
});
