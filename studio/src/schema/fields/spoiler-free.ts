import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import type { CustomValidator, DocumentDefinition, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { environment } from "../../app/environment.ts";
import { createSecretKeeper } from "../../app/preview-secret.ts";
import { createSpoilerCheck, type SpoilerVerdict } from "../../rules/check-spoilers.ts";
import { plainText } from "../../rules/plain-text.ts";

const check = createSpoilerCheck({
  url: environment.checkTextUrl,
  fetch: (input, init) => fetch(input, init),
});
const keeper = createSecretKeeper();

/** Refuses a document whose text holds an answer that is not public yet; warns when nobody could be asked. */
export const spoilerFree: NonNullable<DocumentDefinition["validation"]> = (rule) => [
  rule.custom(unless("spoiler")).error(),
  rule.custom(unless("unchecked")).warning(),
];

function unless(kind: Exclude<SpoilerVerdict["kind"], "clear">): CustomValidator {
  return async (document, context) => {
    const documentId = context.document?._id ?? "";
    const verdict = await check({ documentId, text: plainText(document) }, passOf(context));
    return verdict.kind === kind ? verdict.reason : true;
  };
}

function passOf({ getClient }: ValidationContext) {
  const make = () => createPreviewSecret(getClient({ apiVersion }), "spoiler-check", location.origin);
  return { secret: () => keeper.secret(make), forget: keeper.forget };
}
