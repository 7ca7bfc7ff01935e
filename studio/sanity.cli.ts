import { defineCliConfig } from "sanity/cli";
import { contentSource } from "./src/app/content-source.ts";
import { environment } from "./src/app/environment.ts";
import { keepUnansweredEdits } from "./src/upstream-faults/keep-unanswered-edits.ts";
import { noHostedScript } from "./src/upstream-faults/no-hosted-script.ts";

const { projectId, dataset } = contentSource(environment);

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  typegen: {
    path: ["../site/src/**/*.{ts,tsx}"],
    schema: "schema.json",
    generates: "../site/src/content/content-types.ts",
  },
  vite: {
    plugins: [keepUnansweredEdits, ...(environment.hostedProjectId === null ? [noHostedScript] : [])],
  },
});
