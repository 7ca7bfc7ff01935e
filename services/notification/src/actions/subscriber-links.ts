import { hashSecret, linkToken } from "@wordlehint/runtime";
import type { LinkHashes } from "../store/subscriber-model.ts";

/** The tokens of a subscriber's links. They are neither stored nor published; see `linkToken`. */
export function tokensOf(key: string, linkId: string) {
  return {
    confirm: linkToken(key, "confirm-subscription", linkId),
    preferences: linkToken(key, "email-preferences", linkId),
    unsubscribe: linkToken(key, "unsubscribe", linkId),
  };
}

/** The hashes by which the links of a subscriber are looked up. */
export function linkHashesOf(key: string, linkId: string): LinkHashes {
  const { confirm, preferences, unsubscribe } = tokensOf(key, linkId);
  return {
    confirmHash: hashSecret(confirm),
    preferencesHash: hashSecret(preferences),
    unsubscribeHash: hashSecret(unsubscribe),
  };
}
