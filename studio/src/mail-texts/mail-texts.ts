import { definePlugin } from "sanity";
import { MailTextForm } from "./MailTextForm.tsx";
import { SendPreview } from "./send-preview-action.ts";

/** The form in which editors write the texts of emails, and the action that sends a preview of one. */
export const mailTexts = definePlugin({
  name: "mail-texts",
  form: { components: { input: MailTextForm } },
  document: {
    actions: (actions, { schemaType }) => (schemaType === "mailText" ? [...actions, SendPreview] : actions),
  },
});
