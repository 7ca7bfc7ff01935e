import type { useAppDispatch } from "../../../app/hooks.ts";
import { apiJoined } from "../../../state/api.ts";
import { emailApi, type SignUp } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import type { Fault } from "../../../ui/forms/form-faults.ts";

/** The outcome of a sign-up. */
export type SignUpOutcome =
  | { status: "confirmation-sent" | "subscribed" }
  | { status: "failed"; reason: string; faults: readonly Fault[] };

/** Asks the API to subscribe an address. Loaded with the first sign-up: the API takes long to start. */
export async function sendSignUp(
  dispatch: ReturnType<typeof useAppDispatch>,
  signUp: SignUp,
): Promise<SignUpOutcome> {
  dispatch(apiJoined());
  const { data, error } = await dispatch(emailApi.endpoints.subscribe.initiate(signUp, { track: false }));
  if (data) return data;
  return {
    status: "failed",
    reason: failureWords(error),
    faults: "errors" in error ? (error.errors ?? []) : [],
  };
}
