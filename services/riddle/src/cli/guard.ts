import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { findLeak } from "../domain/guard/find-leak.ts";
import { levels, type Level } from "../domain/guard/levels.ts";
import { checkLines } from "./check-lines.ts";

const help = `Checks whether a text gives a five-letter answer away.

  npm run guard -- --word crane [FILE]    checks the text in FILE, or from standard input
  npm run guard -- --jsonl [FILE]         checks each line {"word": "crane", "text": "..."}

  --word WORD    the answer, five letters a to z
  --level LEVEL  what the text is for, on which depends how much it may say: ${levels.join(", ")};
                 "riddle" unless given
  --jsonl        prints, for each line and in the same order, {"leak", "rule", "place"}; rule and place are null when
                 there is no leak, and an invalid line gives {"error"}. A line may have a "level" of its own
  --help         prints this help

Exit code: 0 no leak, 1 leak, 2 wrong usage or unreadable file. With --jsonl: 0 when every line is valid, with or
without leaks, otherwise 2. "npm run" prints a banner to standard output first; "npm run --silent guard" and
"node services/riddle/src/cli/guard.ts" do not.
`;

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(2);
});
process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        word: { type: "string" },
        level: { type: "string", default: "riddle" },
        jsonl: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      process.stdout.write(help);
      return 0;
    }
    const [file, ...more] = positionals;
    if (more.length > 0) throw new Error("give at most one FILE");
    if (values.jsonl && values.word !== undefined)
      throw new Error("--jsonl and --word cannot be combined: each line has its own word");
    const level = levels.find((each) => each === values.level);
    if (!level) throw new Error(`--level must be one of ${levels.join(", ")}`);
    const input = file === undefined || file === "-" ? process.stdin : createReadStream(file);
    if (values.jsonl) return (await checkLines(input, process.stdout, level)) ? 0 : 2;
    if (values.word === undefined) throw new Error("give the answer with --word, or use --jsonl");
    return report(values.word, await text(input), level);
  } catch (error) {
    process.stderr.write(`guard: ${error instanceof Error ? error.message : String(error)}\nSee --help.\n`);
    return 2;
  }
}

function report(word: string, riddle: string, level: Level): number {
  const leak = findLeak(word, riddle, level);
  if (!leak) {
    process.stdout.write("no leak\n");
    return 0;
  }
  const { line, column, text: found } = leak.place;
  process.stdout.write(`leak: ${leak.rule} at line ${line}, column ${column}: ${JSON.stringify(found)}\n`);
  return 1;
}
