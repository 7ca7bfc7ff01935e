import { definePlugin } from "sanity";
import { MailTextForm } from "./MailTextForm.tsx";

/** The form in which editors write the texts of e-mails. */
export const mailTexts = definePlugin({
  name: "mail-texts",
  form: { components: { input: MailTextForm } },
});
