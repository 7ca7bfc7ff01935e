import type { CustomValidator } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { operatorHint } from "../../rules/operator-hint.ts";

const query = `*[_type == "siteSettings"][0]{contactEmail, operatorAddress}`;

/** Accepts a value that shows how to reach the operator only once the site settings say it. */
export function operatorKnown(
  showsOperator: (value: string) => boolean,
): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (value === undefined || !showsOperator(value)) return true;
    const settings = await context
      .getClient({ apiVersion })
      .withConfig({ perspective: "published" })
      .fetch<{ contactEmail: string | null; operatorAddress: string | null } | null>(query, {});
    return settings?.contactEmail && settings.operatorAddress ? true : operatorHint;
  };
}
