import { hashSecret, linkToken, newSecret } from "@wordlehint/runtime";
import type { LinkHashes } from "../store/subscriber-model.ts";

/** The tokens of a subscriber's links. They are neither stored nor published; see `linkToken`. */
export function tokensOf(key: string, linkId: string) {
  return {
    confirm: linkToken(key, "confirm-subscription", linkId),
    preferences: linkToken(key, "email-preferences", linkId),
    unsubscribe: linkToken(key, "unsubscribe", linkId),
  };
}

/** A new subscriber's links: the id that their tokens are made of, and the hashes that are looked up. */
export function newLinks(key: string): { linkId: string; hashes: LinkHashes } {
  const linkId = newSecret();
  const { confirm, preferences, unsubscribe } = tokensOf(key, linkId);
  const hashes = {
    confirmHash: hashSecret(confirm),
    preferencesHash: hashSecret(preferences),
    unsubscribeHash: hashSecret(unsubscribe),
  };
  return { linkId, hashes };
}
