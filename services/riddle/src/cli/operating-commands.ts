import { CommandFault, printTable, timeOf } from "@wordlehint/runtime";
import { importSchedule } from "../actions/import-schedule.ts";
import { ScheduleError } from "../domain/answer-schedule.ts";
import { dateIn, dollarsOf, fileOperand, type ReadText, type RiddlesCommand } from "./command.ts";

const maxAttempts = 50;
const maxDays = 31;

export function operatingCommands(readText: ReadText): Readonly<Record<string, RiddlesCommand>> {
  return {
    "import-answers": {
      help: `Sets the answers of future dates from a CSV file with the header "date,word", or from standard input for -. Riddles
that were made for other words on these dates are made again within a minute. Live and past dates are skipped.`,
      operands: [fileOperand],
      flags: [],
      run: async ({ importedAnswers, now }, [file = "-"], _flags, terminal) => {
        const { saved, tooLate } = await imported(importedAnswers, await readText(file, terminal), now());
        terminal.print(
          `Answers saved: ${saved}. Riddles already made for other words on these dates are replaced within a minute.`,
        );
        if (tooLate.length > 0)
          terminal.print(`Dates skipped because they are live or past: ${tooLate.join(", ")}`);
        return { event: "answers imported", about: { saved: String(saved) } };
      },
    },
    attempts: {
      help: `Lists the latest attempts to get a riddle's text: source, model, tokens, cost, verdict and reason.

  --date DATE   only those for this date`,
      flags: ["date"],
      run: async ({ attempts }, _operands, { date }, terminal) => {
        const found = await attempts.list(maxAttempts, date === undefined ? undefined : dateIn(date));
        if (found.length === 0) terminal.print("There were no attempts.");
        else
          printTable(
            [
              ["AT (UTC)", "DATE", "SOURCE", "VERDICT", "CALLS", "TOKENS", "COST", "MODEL", "REASON"],
              ...found.map((attempt) => [
                timeOf(attempt.at),
                attempt.date,
                attempt.source,
                attempt.verdict,
                String(attempt.calls),
                `${attempt.inputTokens}+${attempt.outputTokens}`,
                dollarsOf(attempt.costMicros),
                attempt.model ?? "",
                attempt.reason ?? "",
              ]),
            ],
            terminal,
          );
        return { event: "attempts looked up", about: {} };
      },
    },
    spending: {
      help: "Shows what the AI has cost on each of the last days (UTC). Requests of unknown cost count by the most that they\ncan cost.",
      flags: [],
      run: async ({ budgets, ai }, _operands, _flags, terminal) => {
        const days = await budgets.list(maxDays);
        if (days.length === 0) terminal.print("Nothing was spent.");
        else
          printTable(
            [["DAY", "SPENT"], ...days.map(({ day, micros }) => [day, dollarsOf(micros)])],
            terminal,
          );
        if (ai) terminal.print(`The day's budget is ${dollarsOf(ai.dailyMicros)}.`);
        return { event: "spending looked up", about: {} };
      },
    },
  };
}

async function imported(...args: Parameters<typeof importSchedule>): ReturnType<typeof importSchedule> {
  try {
    return await importSchedule(...args);
  } catch (error) {
    if (!(error instanceof ScheduleError)) throw error;
    throw new CommandFault(`Nothing was saved:\n${error.message}`);
  }
}
