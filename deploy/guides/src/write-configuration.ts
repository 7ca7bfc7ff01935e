import { readFileSync, writeFileSync } from "node:fs";
import { configurationGuide, withTables } from "./configuration-guide.ts";

writeFileSync(configurationGuide, withTables(readFileSync(configurationGuide, "utf8")));
