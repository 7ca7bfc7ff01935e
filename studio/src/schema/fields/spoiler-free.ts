import type { CustomValidator, DocumentDefinition } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { editorPass } from "../../app/editor-pass.ts";
import { environment } from "../../app/environment.ts";
import { createSpoilerCheck, type SpoilerVerdict } from "../../rules/check-spoilers.ts";
import { plainText } from "../../rules/plain-text.ts";

const check = createSpoilerCheck({
  url: environment.checkTextUrl,
  fetch: (input, init) => fetch(input, init),
});

/** Refuses a document whose text contains an answer that is not public yet. Warns if the text can't be checked. */
export const spoilerFree: NonNullable<DocumentDefinition["validation"]> = (rule) => [
  rule.custom(refuse("spoiler")).error(),
  rule.custom(refuse("unchecked")).warning(),
];

function refuse(kind: Exclude<SpoilerVerdict["kind"], "clear">): CustomValidator {
  return async (document, context) => {
    const pass = editorPass(context.getClient({ apiVersion }));
    const documentId = context.document?._id ?? "";
    const verdict = await check({ documentId, text: plainText(document) }, pass);
    return verdict.kind === kind ? verdict.reason : true;
  };
}
