import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import { CommandFault, printTable, timeOf, UsageFault } from "@wordlehint/runtime";
import { approveRiddle, regenerateRiddle, saveOperatorText } from "../actions/change-riddle.ts";
import type { Context } from "../context.ts";
import { LibraryError, readLibrary } from "../domain/composer/riddle-library.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { riddleSources, type SourcedText } from "../domain/riddle-text.ts";
import {
  dateIn,
  dateOperand,
  dollarsOf,
  fileOperand,
  type ReadText,
  type RiddlesCommand,
} from "./command.ts";

export function riddleCommands(readText: ReadText): Readonly<Record<string, RiddlesCommand>> {
  return {
    status: {
      help: "Shows the live riddles and those ahead, where they come from, how many past ones there are, and what the AI\nhas spent today. No words.",
      flags: [],
      run: async (context, _operands, _flags, terminal) => {
        const { riddles, config, now, budgets, ai } = context;
        const { earliest, latest } = liveDates(now().getTime());
        const rows: string[][] = [];
        for (let date = earliest; date <= addDays(latest, config.HORIZON_DAYS); date = addDays(date, 1))
          rows.push(await statusOf(context, date, date <= latest));
        printTable([["DATE", "STATE", "SOURCE", "BY OPERATOR", "HINTS", "MADE (UTC)"], ...rows], terminal);
        terminal.print("");
        terminal.print(`Past riddles: ${await riddles.countBefore(earliest)}`);
        const today = now().toISOString().slice(0, 10);
        const spent = (await budgets.list(1)).find(({ day }) => day === today)?.micros ?? 0;
        terminal.print(
          ai
            ? `AI: ${ai.client.model}, ${dollarsOf(spent)} of ${dollarsOf(ai.dailyMicros)} spent today`
            : "AI: none, since OPENAI_API_KEY isn't set",
        );
        return { event: "riddles looked up", about: {} };
      },
    },
    show: {
      help: `Shows the riddle of a date with its hints.

  --word   shows its word too`,
      operands: [dateOperand],
      flags: ["word"],
      run: async (context, [text], { word: showsWord = false }, terminal) => {
        const date = dateIn(text);
        const riddle = await context.riddles.find(date);
        if (!riddle) throw new CommandFault(`There is no riddle for ${date}.`);
        const { lines, theme, hints, source, generatedAt, releasedAt, word } = riddle;
        for (const line of lines) terminal.print(line);
        terminal.print("");
        printTable(
          [
            ["Theme", theme ?? "none"],
            ...(hints ?? []).map((hint, index) => [`Hint ${index + 1}`, hint]),
            ["Source", source],
            ["Made", timeOf(generatedAt)],
            ["Released", releasedAt ? timeOf(releasedAt) : "not yet"],
            ["Word", showsWord ? word : "hidden; --word shows it"],
          ],
          terminal,
        );
        return { event: showsWord ? "word looked up" : "riddle looked up", about: { date } };
      },
    },
    write: {
      help: `Takes the riddle of a date from a file, or from standard input for -. The file has the form of the riddle
library: the date's word, four lines of verse, then lines such as "theme: …" and "hint 1: …" to "hint 3: …". Theme and
hints may be left out. The spoiler guard checks all of it. A riddle that is live somewhere doesn't change.`,
      operands: [dateOperand, fileOperand],
      flags: [],
      run: async (context, [text, file = "-"], _flags, terminal) => {
        const date = dateIn(text);
        const word = await context.answers.wordFor(date);
        const written = textIn(context, date, word, await readText(file, terminal));
        const outcome = await saveOperatorText(context, date, word, written);
        terminal.print(
          outcome === "replaced"
            ? `This is now the riddle of ${date}.`
            : `This will be the riddle of ${date} when the horizon reaches that date.`,
        );
        return { event: "riddle written", about: { date } };
      },
    },
    approve: {
      help: "Approves the riddle of a date as it is: regenerate asks before it takes its place, and if the riddle has to\nbe made again for the same word, it stays the same.",
      operands: [dateOperand],
      flags: [],
      run: async (context, [text], _flags, terminal) => {
        const date = dateIn(text);
        const { source } = await approveRiddle(context, date);
        terminal.print(`The riddle of ${date} is approved. It came from the source "${source}".`);
        return { event: "riddle approved", about: { date, source } };
      },
    },
    regenerate: {
      help: `Makes another riddle for a date: by the AI if there is a key, else by the library or the composer. A riddle that is
live somewhere doesn't change.

  --source NAME   asks only this source: ai, library or composer
  --yes           also if an operator wrote or approved the riddle`,
      operands: [dateOperand],
      flags: ["source", "yes"],
      run: async (context, [text], { source, yes = false }, terminal) => {
        const date = dateIn(text);
        const isKept = (await context.operatorTexts.find(date)) !== undefined;
        if (isKept && !yes)
          throw new CommandFault(
            `An operator wrote or approved the riddle of ${date}. --yes makes another one.`,
          );
        const riddle = await regenerateRiddle(context, date, { source: sourceIn(source) });
        terminal.print(`There is another riddle for ${date}, from the source "${riddle.source}".`);
        return { event: "riddle regenerated", about: { date, source: riddle.source } };
      },
    },
  };
}

async function statusOf(context: Context, date: PuzzleDate, isLive: boolean): Promise<string[]> {
  const riddle = await context.riddles.find(date);
  if (!riddle) return [date, "missing", "", "", "", ""];
  const { source, word, hints, generatedAt } = riddle;
  const own = await context.operatorTexts.find(date);
  const byOperator = own?.word !== word ? "no" : own.source === "operator" ? "written" : "approved";
  return [date, isLive ? "live" : "ready", source, byOperator, hints ? "yes" : "no", timeOf(generatedAt)];
}

/** @throws {UsageFault} */
function sourceIn(name: string | undefined): "ai" | "library" | "composer" | undefined {
  if (name === undefined) return undefined;
  const source = riddleSources.find((known) => known === name);
  if (source === undefined || source === "operator")
    throw new UsageFault("--source is ai, library or composer.");
  return source;
}

/** @throws {CommandFault} for what isn't one riddle about the date's word, and for what gives the word away */
function textIn({ offline }: Context, date: PuzzleDate, word: string, file: string): SourcedText {
  const [[written, riddles = []] = ["", []], ...more] = parse(file).riddles;
  const [riddle, another] = riddles;
  if (!riddle || another || more.length > 0) throw new CommandFault("The file must have one riddle.");
  if (written !== word) throw new CommandFault(`The file's word isn't the answer of ${date}.`);
  const { lines, theme = null, hints = offline.complete(word, date, riddle.lines).hints } = riddle;
  const text = { lines, theme, hints, source: "operator" as const };
  const leak = findTextLeak(word, text);
  if (leak)
    throw new CommandFault(
      `The ${leak.part} gives the word away (rule "${leak.rule}" of the spoiler guard).`,
    );
  return text;
}

function parse(text: string) {
  try {
    return readLibrary({ riddles: [{ path: "file", text }], clues: [] }, { isGuarded: false });
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    throw new CommandFault(error.message);
  }
}
