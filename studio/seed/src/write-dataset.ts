import { writeFileSync } from "node:fs";
import { seedDocuments } from "./documents.ts";

/** The export that a content lake is filled from: one document a line. */
const lines = seedDocuments.map((document) => JSON.stringify(document));
writeFileSync(new URL("../dataset/production.ndjson", import.meta.url), `${lines.join("\n")}\n`);
