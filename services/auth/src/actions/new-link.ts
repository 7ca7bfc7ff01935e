import { hashSecret, linkToken, newSecret } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { OpenLink } from "../domain/account.ts";
import { openLink, type LinkPurpose } from "../domain/link.ts";

/** A link that an event names by `linkId`, and that an account accepts by `link`. */
export type NewLink = { linkId: string; link: OpenLink };

/** Makes a link for an email. Its token is neither stored nor published; see `linkToken`. */
export function newLink({ config, now }: Pick<Context, "config" | "now">, purpose: LinkPurpose): NewLink {
  const linkId = newSecret();
  const token = linkToken(config.LINK_KEY, purpose, linkId);
  return { linkId, link: openLink(purpose, hashSecret(token), now()) };
}
