import type { ContactMessage } from "@wordlehint/contracts";
import type { useAppDispatch } from "../../../app/hooks.ts";
import { apiJoined } from "../../../state/api.ts";
import { emailApi } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import type { Fault } from "../../../ui/forms/form-faults.ts";

/** The reason why a message wasn't sent. */
export interface MessageFailure {
  faults: readonly Fault[];
  /** The API's text on when another message may be sent; null for any other failure. */
  wait: string | null;
}

/**
 * Sends a message to the site; returns null once the API has taken it. Loaded with the first message: pages of text share
 * the form's code, and none of them waits for the API.
 */
export async function sendMessage(
  dispatch: ReturnType<typeof useAppDispatch>,
  message: ContactMessage,
): Promise<MessageFailure | null> {
  dispatch(apiJoined());
  const { error } = await dispatch(emailApi.endpoints.sendMessage.initiate(message, { track: false }));
  if (!error) return null;
  return {
    faults: "errors" in error ? (error.errors ?? []) : [],
    wait: "status" in error && error.status === 429 ? failureWords(error) : null,
  };
}
