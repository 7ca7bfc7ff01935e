import { readFile } from "node:fs/promises";
import { ConfigError, connectMongo, createLog } from "@wordlehint/runtime";
import { importSchedule } from "../actions/import-schedule.ts";
import { readDatabaseConfig } from "../config.ts";
import { createAnswerStore } from "../store/answer-store.ts";

const usage = `Usage: MONGODB_URL=mongodb://... npm run import-schedule -w @wordlehint/riddle -- FILE

Sets the answers of future dates from a CSV file with the header "date,word".`;

process.exitCode = await main(process.argv[2]);

async function main(file: string | undefined): Promise<number> {
  if (file === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    await importFile(file);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof ConfigError ? 2 : 1;
  }
}

async function importFile(file: string): Promise<void> {
  const { MONGODB_URL: url, MONGODB_DATABASE: database, MONGODB_PASSWORD: password } = readDatabaseConfig();
  const csv = await readFile(file, "utf8");
  const mongo = connectMongo({
    url,
    database,
    password,
    log: createLog({ service: "import-schedule", level: "warn" }),
  });
  try {
    await mongo.ready;
    const { saved, tooLate } = await importSchedule(createAnswerStore(mongo.connection), csv, new Date());
    console.log(
      `Answers saved: ${saved}. Riddles already made for other words on these dates are replaced within a minute.`,
    );
    if (tooLate.length > 0) console.log(`Dates skipped because they are live or past: ${tooLate.join(", ")}`);
  } finally {
    await mongo.close();
  }
}
