import { readFile } from "node:fs/promises";
import { createLog, connectMongo } from "@wordlehint/runtime";
import { importSchedule } from "../actions/import-schedule.ts";
import { createAnswerStore } from "../store/answer-store.ts";
import { riddleModel } from "../store/riddle-model.ts";
import { createRiddleStore } from "../store/riddle-store.ts";

const usage = `Usage: MONGODB_URL=mongodb://... npm run import-schedule -w @wordlehint/riddle -- FILE

Sets the answers of coming dates from a CSV file with the header "date,word".`;

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
  const stores = {
    answers: createAnswerStore(mongo.connection),
    riddles: createRiddleStore(riddleModel(mongo.connection)),
  };
  const { saved, rewritten, tooLate } = await importSchedule(stores, csv, new Date());
  console.log(`${saved} answers saved; ${rewritten} riddles will be written again within a minute.`);
  if (tooLate.length > 0) console.log(`Left as they are, live or past: ${tooLate.join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await mongo.close();
}
