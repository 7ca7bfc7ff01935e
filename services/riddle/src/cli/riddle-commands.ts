import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import {
  CommandFault,
  jsonOption,
  printListing,
  printTable,
  timeOf,
  type Act,
  type ListingOptions,
} from "@wordlehint/runtime";
import { Option, type Command } from "commander";
import { approveRiddle, regenerateRiddle, saveOperatorText } from "../actions/change-riddle.ts";
import type { Context } from "../context.ts";
import { LibraryError, readLibrary } from "../domain/composer/riddle-library.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import { liveDates } from "../domain/puzzle-clock.ts";
import { riddleSources, type SourcedText } from "../domain/riddle-text.ts";
import { dateArgument, dateIn, dollarsOf, fileArgument, type ReadText } from "./arguments.ts";

const madeSources = riddleSources.filter((source) => source !== "operator");

/** Adds the commands that show and change riddles. */
export function addRiddleCommands(program: Command, act: Act<Context>, readText: ReadText): void {
  program
    .command("status")
    .description(
      "Shows the live riddles and those ahead, their sources, the number of past ones, and the AI's cost today. No words.",
    )
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async (context, terminal) => {
        const { riddles, config, now, budgets, ai } = context;
        const { earliest, latest } = liveDates(now().getTime());
        const rows: Awaited<ReturnType<typeof statusOf>>[] = [];
        for (let date = earliest; date <= addDays(latest, config.HORIZON_DAYS); date = addDays(date, 1))
          rows.push(await statusOf(context, date, date <= latest));
        printListing(rows, options, "There are no riddles.", terminal);
        if (!options.json) {
          terminal.print("");
          terminal.print(`Past riddles: ${await riddles.countBefore(earliest)}`);
          const today = now().toISOString().slice(0, 10);
          const spent = (await budgets.list(1)).find(({ day }) => day === today)?.micros ?? 0;
          terminal.print(
            ai
              ? `AI: ${ai.client.model}, ${dollarsOf(spent)} of ${dollarsOf(ai.dailyMicros)} spent today`
              : "AI: none, since OPENAI_API_KEY isn't set",
          );
        }
        return { event: "riddles looked up", about: {} };
      }),
    );

  program
    .command("show")
    .description("Shows the riddle of a date with its hints.")
    .argument(...dateArgument)
    .option("--word", "shows its word and the notes too")
    .action((text: string, { word: showsWord = false }: { word?: boolean }) =>
      act(async (context, terminal) => {
        const date = dateIn(text);
        const riddle = await context.riddles.find(date);
        if (!riddle) throw new CommandFault(`There is no riddle for ${date}.`);
        const { lines, theme, hints, notes, source, generatedAt, releasedAt, word } = riddle;
        for (const line of lines) terminal.print(line);
        terminal.print("");
        printTable(
          [
            ["Theme", theme ?? "none"],
            ...(hints ?? []).map((hint, index) => [`Hint ${index + 1}`, hint]),
            ...(showsWord ? (notes ?? []) : []).map((note, index) => [`Note ${index + 1}`, note]),
            ["Source", source],
            ["Made", timeOf(generatedAt)],
            ["Released", releasedAt ? timeOf(releasedAt) : "not yet"],
            ["Word", showsWord ? word : "hidden; --word shows it"],
          ],
          terminal,
        );
        return { event: showsWord ? "word looked up" : "riddle looked up", about: { date } };
      }),
    );

  program
    .command("write")
    .description(
      'Takes the riddle of a date from a file in the form of the riddle library: the date\'s word, four lines of verse, then lines such as "theme: …", "note 1: …" to "note 4: …" and "hint 1: …" to "hint 3: …", which may be left out. The spoiler guard checks all of it. A riddle that is live somewhere doesn\'t change.',
    )
    .argument(...dateArgument)
    .argument(...fileArgument)
    .action((text: string, file: string) =>
      act(async (context, terminal) => {
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
      }),
    );

  program
    .command("approve")
    .description(
      "Approves the riddle of a date as it is: regenerate asks before it takes its place, and if the riddle has to be made again for the same word, it stays the same.",
    )
    .argument(...dateArgument)
    .action((text: string) =>
      act(async (context, terminal) => {
        const date = dateIn(text);
        const { source } = await approveRiddle(context, date);
        terminal.print(`The riddle of ${date} is approved. It came from the source "${source}".`);
        return { event: "riddle approved", about: { date, source } };
      }),
    );

  program
    .command("regenerate")
    .description(
      "Makes another riddle for a date: by the AI if there is a key, else by the library or the composer. A riddle that is live somewhere doesn't change.",
    )
    .argument(...dateArgument)
    .addOption(new Option("--source <name>", "asks only this source").choices(madeSources))
    .option("--yes", "also if an operator wrote or approved the riddle")
    .action((text: string, { source, yes = false }: RegenerateOptions) =>
      act(async (context, terminal) => {
        const date = dateIn(text);
        const isKept = (await context.operatorTexts.find(date)) !== undefined;
        if (isKept && !yes)
          throw new CommandFault(
            `An operator wrote or approved the riddle of ${date}. --yes makes another one.`,
          );
        const riddle = await regenerateRiddle(context, date, { source });
        terminal.print(`There is another riddle for ${date}, from the source "${riddle.source}".`);
        return { event: "riddle regenerated", about: { date, source: riddle.source } };
      }),
    );
}

type RegenerateOptions = { source?: (typeof madeSources)[number]; yes?: boolean };

async function statusOf(context: Context, date: PuzzleDate, isLive: boolean) {
  const riddle = await context.riddles.find(date);
  if (!riddle) return { date, state: "missing", source: null, byOperator: null, hints: null, made: null };
  const { source, word, hints, generatedAt } = riddle;
  const own = await context.operatorTexts.find(date);
  return {
    date,
    state: isLive ? "live" : "ready",
    source,
    byOperator: own?.word !== word ? "no" : own.source === "operator" ? "written" : "approved",
    hints: hints ? "yes" : "no",
    made: generatedAt,
  };
}

/** @throws {CommandFault} for what isn't one riddle about the date's word, and for what gives the word away */
function textIn({ offline }: Context, date: PuzzleDate, word: string, file: string): SourcedText {
  const [[written, riddles = []] = ["", []], ...more] = parse(file).riddles;
  const [riddle, another] = riddles;
  if (!riddle || another || more.length > 0) throw new CommandFault("The file must have one riddle.");
  if (written !== word) throw new CommandFault(`The file's word isn't the answer of ${date}.`);
  const {
    lines,
    theme = null,
    hints = offline.complete(word, date, riddle.lines).hints,
    notes = null,
  } = riddle;
  const text = { lines, theme, hints, notes, source: "operator" as const };
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
