import type { CustomValidator, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { baseId } from "../../rules/base-id.ts";
import { hasButton, kindOf, mailTextProblem } from "../../rules/mail-text.ts";

/** Refuses a text with a variable that the document's kind doesn't have. */
export const knownVariables: CustomValidator<string | undefined> = (text, { document }) => {
  const kind = kindOf(document?.kind);
  return kind === undefined || text === undefined ? true : (mailTextProblem(kind, text) ?? true);
};

/** Refuses a missing label where the mail has a button. */
export const labelOfButton: CustomValidator<string | undefined> = (label, { document }) =>
  hasButton(kindOf(document?.kind)) && !label?.trim() ? "Write what the button does." : true;

/** Refuses the kind of another document, in its published version or in its draft: only one of them would be used. */
export async function onlyOfItsKind(
  kind: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  const id = baseId(document?._id ?? "");
  const isTaken = await getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<boolean>(
      'defined(*[_type == "mailText" && kind == $kind && !(_id in [$id, $draftId])][0]._id)',
      { kind: kind ?? "", id, draftId: `drafts.${id}` },
      { tag: "validation.mailKind" },
    );
  return isTaken ? "Another document has the text of this email. Change that one." : true;
}
