import type { CustomValidator, DocumentDefinition } from "sanity";
import { environment } from "../../app/environment.ts";
import { createSpoilerCheck, type SpoilerVerdict } from "../../rules/check-spoilers.ts";
import { plainText } from "../../rules/plain-text.ts";

const check = createSpoilerCheck({
  url: environment.checkTextUrl,
  fetch: (input, init) => fetch(input, init),
});

/** Refuses a document whose text holds an answer that is not public yet; warns when nobody could be asked. */
export const spoilerFree: NonNullable<DocumentDefinition["validation"]> = (rule) => [
  rule.custom(unless("spoiler")).error(),
  rule.custom(unless("unchecked")).warning(),
];

function unless(kind: Exclude<SpoilerVerdict["kind"], "clear">): CustomValidator {
  return async (document) => {
    const verdict = await check(plainText(document));
    return verdict.kind === kind ? verdict.reason : true;
  };
}
