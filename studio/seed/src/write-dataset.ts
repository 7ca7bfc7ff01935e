import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { guesses } from "../words/shipped-words.ts";
import { seedDocuments } from "./documents.ts";

/** The dataset that a new content lake imports: one document on each line. */
const lines = seedDocuments.map((document) => JSON.stringify(document));
writeFileSync(new URL("../dataset/production.ndjson", import.meta.url), `${lines.join("\n")}\n`);

mkdirSync(new URL("../dataset/files/", import.meta.url), { recursive: true });
writeFileSync(new URL("../dataset/files/guesses.txt", import.meta.url), `${guesses.join("\n")}\n`);
copyFileSync(
  new URL("../figures/openers.csv", import.meta.url),
  new URL("../dataset/files/openers.csv", import.meta.url),
);
