import { readFile } from "node:fs/promises";
import { createLog, connectMongo } from "@wordlehint/runtime";
import { importSchedule } from "../actions/import-schedule.ts";
import { createAnswerStore } from "../store/answer-store.ts";

const usage = `Usage: MONGODB_URL=mongodb://... npm run import-schedule -w @wordlehint/riddle -- FILE

Sets the answers of future dates from a CSV file with the header "date,word".`;

const [file] = process.argv.slice(2);
const url = process.env.MONGODB_URL;
if (!file || !url) {
  console.error(usage);
  process.exit(2);
}

const mongo = connectMongo({
  url,
  database: process.env.MONGODB_DATABASE ?? "riddle",
  log: createLog({ service: "import-schedule", level: "warn" }),
});
try {
  const csv = await readFile(file, "utf8");
  await mongo.ready;
  const { saved, tooLate } = await importSchedule(createAnswerStore(mongo.connection), csv, new Date());
  console.log(
    `Answers saved: ${saved}. Riddles already made for other words on these dates are replaced within a minute.`,
  );
  if (tooLate.length > 0) console.log(`Dates skipped because they are live or past: ${tooLate.join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await mongo.close();
}
