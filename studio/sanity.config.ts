import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { contentSource } from "./src/app/content-source.ts";
import { environment } from "./src/app/environment.ts";
import { features } from "./src/app/features.ts";
import { documentInspectors } from "./src/live-status/live-status.ts";
import { Mark } from "./src/theme/Mark.tsx";
import { theme } from "./src/theme/theme.ts";
import { mailTexts } from "./src/mail-texts/mail-texts.ts";
import { presentation } from "./src/presentation/presentation.ts";
import { documentActions } from "./src/publishing/document-actions.ts";
import { documentBadges } from "./src/publishing/document-badges.ts";
import { newDocumentOptions, templates } from "./src/publishing/new-documents.ts";
import { schemaTypes } from "./src/schema/schema-types.ts";
import { FormInput } from "./src/seo-preview/FormInput.tsx";
import { structure } from "./src/structure/structure.ts";

export default defineConfig({
  ...contentSource(environment),
  ...features,
  name: "default",
  title: "WordleHint",
  icon: Mark,
  theme,
  basePath: "/",
  plugins: [structureTool({ structure }), presentation, mailTexts()],
  schema: { types: schemaTypes, templates },
  form: { components: { input: FormInput } },
  document: {
    actions: documentActions,
    badges: documentBadges,
    comments: { enabled: false },
    inspectors: documentInspectors,
    newDocumentOptions,
  },
});
