import { defineCliConfig } from "sanity/cli";
import { keepUnansweredEdits } from "./src/app/keep-unanswered-edits.ts";
import { noHostedScript } from "./src/app/no-hosted-script.ts";

const hostedProjectId = process.env.SANITY_STUDIO_PROJECT_ID ?? "";

export default defineCliConfig({
  api: {
    projectId: hostedProjectId === "" ? "wordlehint" : hostedProjectId,
    dataset: (process.env.SANITY_STUDIO_DATASET ?? "") || "production",
  },
  deployment: { autoUpdates: false },
  typegen: {
    path: ["../site/src/**/*.{ts,tsx}"],
    schema: "schema.json",
    generates: "../site/src/content/content-types.ts",
  },
  vite: { plugins: [keepUnansweredEdits, ...(hostedProjectId === "" ? [noHostedScript] : [])] },
});
