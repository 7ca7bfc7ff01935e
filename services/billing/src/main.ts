import { runMain } from "@wordlehint/runtime";
import { createService } from "./app.ts";
import { readConfig } from "./config.ts";

await runMain("billing", readConfig, createService);
