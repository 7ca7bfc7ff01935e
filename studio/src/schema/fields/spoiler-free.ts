import type { CustomValidator, DocumentDefinition, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { environment } from "../../app/environment.ts";
import { createTextCheckPass } from "../../app/text-check-pass.ts";
import { createTextCheckPassCache } from "../../app/text-check-pass-cache.ts";
import { createSpoilerCheck, type EditorPass, type SpoilerVerdict } from "../../rules/check-spoilers.ts";
import { plainText } from "../../rules/plain-text.ts";

const check = createSpoilerCheck({
  url: environment.checkTextUrl,
  fetch: (input, init) => fetch(input, init),
});
const passes = createTextCheckPassCache();

/** Refuses a document whose text contains an answer that is not public yet. Warns if the text can't be checked. */
export const spoilerFree: NonNullable<DocumentDefinition["validation"]> = (rule) => [
  rule.custom(refuse("spoiler")).error(),
  rule.custom(refuse("unchecked")).warning(),
];

function refuse(kind: Exclude<SpoilerVerdict["kind"], "clear">): CustomValidator {
  return async (document, context) => {
    const documentId = context.document?._id ?? "";
    const verdict = await check({ documentId, text: plainText(document) }, editorPass(context));
    return verdict.kind === kind ? verdict.reason : true;
  };
}

function editorPass({ getClient }: ValidationContext): EditorPass {
  const create = () => createTextCheckPass(getClient({ apiVersion }));
  return { get: () => passes.get(create), invalidate: passes.invalidate };
}
