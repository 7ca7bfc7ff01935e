import * as z from "zod/mini";
import { emailSchema } from "./email.ts";
import { mailKinds, mailTextSchema, unknownMailVariables } from "./mail.ts";

const texts = { kind: z.enum(mailKinds), text: mailTextSchema };

/** Names every variable that the kind doesn't have, and the part of the text in which it stands. */
function refuseUnknownVariables({
  value,
  issues,
}: z.core.ParsePayload<z.infer<z.ZodMiniObject<typeof texts>>>) {
  const { kind, text } = value;
  for (const [part, content] of Object.entries(text))
    for (const [index, written] of [content].flat().entries())
      for (const name of unknownMailVariables(kind, written ?? ""))
        issues.push({
          code: "custom",
          input: written,
          path: ["text", part, ...(Array.isArray(content) ? [index] : [])],
          message: `This email has no variable {{${name}}}`,
        });
}

/** Body of `POST /api/notifications/preview`: the text of a mail as an editor has it before them. */
export const mailPreviewSchema = z.object(texts).check(refuseUnknownVariables);

/** Body of `POST /internal/preview-mail`: the text, the editor who sees it, and the editor's own address. */
export const editorsMailPreviewSchema = z
  .object({
    ...texts,
    to: emailSchema,
    /** The id of the editor, by which previews are counted. */
    editor: z.string().check(z.minLength(1), z.maxLength(128)),
    /** The network address of the request, for the log. */
    client: z.string().check(z.maxLength(128)),
  })
  .check(refuseUnknownVariables);
/** A parsed request to mail a preview. */
export type EditorsMailPreview = z.infer<typeof editorsMailPreviewSchema>;

/** Response to it: where the preview was sent. */
export const sentPreviewSchema = z.object({ to: z.string() });
