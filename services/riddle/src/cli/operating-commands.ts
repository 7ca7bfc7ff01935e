import { CommandFault, jsonOption, printListing, type Act, type ListingOptions } from "@wordlehint/runtime";
import type { Command } from "commander";
import { importSchedule } from "../actions/import-schedule.ts";
import type { Context } from "../context.ts";
import { ScheduleError } from "../domain/answer-schedule.ts";
import { dateIn, dollarsOf, fileArgument, type ReadText } from "./arguments.ts";

const maxAttempts = 50;
const maxDays = 31;

/** Adds the commands that import answers, and show what the AI did and cost. */
export function addOperatingCommands(program: Command, act: Act<Context>, readText: ReadText): void {
  program
    .command("import-answers")
    .description(
      'Sets the answers of future dates from a CSV file with the header "date,word". Riddles that were made for other words on these dates are made again within a minute. Live and past dates are skipped.',
    )
    .argument(...fileArgument)
    .action((file: string) =>
      act(async ({ importedAnswers, now }, terminal) => {
        const { saved, tooLate } = await imported(importedAnswers, await readText(file, terminal), now());
        terminal.print(
          `Answers saved: ${saved}. Riddles already made for other words on these dates are replaced within a minute.`,
        );
        if (tooLate.length > 0)
          terminal.print(`Dates skipped because they are live or past: ${tooLate.join(", ")}`);
        return { event: "answers imported", about: { saved: String(saved) } };
      }),
    );

  program
    .command("attempts")
    .description(
      "Lists the latest attempts to get a riddle's text: source, model, tokens, cost, verdict and reason.",
    )
    .option("--date <date>", "only those for this date")
    .option(...jsonOption)
    .action(({ date, ...options }: ListingOptions & { date?: string }) =>
      act(async ({ attempts }, terminal) => {
        const found = await attempts.list(maxAttempts, date === undefined ? undefined : dateIn(date));
        const rows = found.map((attempt) => ({
          at: attempt.at,
          date: attempt.date,
          source: attempt.source,
          verdict: attempt.verdict,
          calls: attempt.calls,
          tokens: `${attempt.inputTokens}+${attempt.outputTokens}`,
          cost: dollarsOf(attempt.costMicros),
          model: attempt.model,
          reason: attempt.reason,
        }));
        printListing(rows, options, "There were no attempts.", terminal);
        return { event: "attempts looked up", about: {} };
      }),
    );

  program
    .command("spending")
    .description(
      "Lists the AI's cost by day (UTC). Requests of unknown cost count by the most that they can cost.",
    )
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async ({ budgets, ai }, terminal) => {
        const days = await budgets.list(maxDays);
        const rows = days.map(({ day, micros }) => ({ day, spent: dollarsOf(micros) }));
        printListing(rows, options, "Nothing was spent.", terminal);
        if (ai && !options.json) terminal.print(`The day's budget is ${dollarsOf(ai.dailyMicros)}.`);
        return { event: "spending looked up", about: {} };
      }),
    );
}

async function imported(...args: Parameters<typeof importSchedule>): ReturnType<typeof importSchedule> {
  try {
    return await importSchedule(...args);
  } catch (error) {
    if (!(error instanceof ScheduleError)) throw error;
    throw new CommandFault(`Nothing was saved:\n${error.message}`);
  }
}
