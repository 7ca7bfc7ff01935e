import { writeFileSync } from "node:fs";
import { seedDocuments } from "./documents.ts";

/** The dataset that a new content lake imports: one document on each line. */
const lines = seedDocuments.map((document) => JSON.stringify(document));
writeFileSync(new URL("../dataset/production.ndjson", import.meta.url), `${lines.join("\n")}\n`);
