import { render } from "@react-email/render";
import { createElement } from "react";
import type { MailModel } from "./mail-model.ts";
import { MailLayout } from "./MailLayout.ts";
import { plainText } from "./plain-text.ts";

/** A mail as it is sent. */
export type RenderedMail = { subject: string; html: string; text: string };

/** Gives a mail its two forms. */
export async function renderMail(model: MailModel): Promise<RenderedMail> {
  return {
    subject: model.subject,
    html: await render(createElement(MailLayout, model)),
    text: plainText(model),
  };
}
