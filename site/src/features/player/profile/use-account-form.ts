import type { SerializedError } from "@reduxjs/toolkit";
import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import type { RequestFailure } from "../../../state/base-query.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import type { Fault } from "../../../ui/forms/form-faults.ts";
import { useForm } from "../../../ui/forms/use-form.ts";

type Failure = RequestFailure | SerializedError;
type Form<Name extends string> = Parameters<typeof useForm<Name>>[0];

interface Options<Name extends string> extends Omit<Form<Name>, "send" | "onAttempt"> {
  /** The field of the account's password: what the API says of a wrong one is shown there. */
  passwordName: NoInfer<Name>;
  /** Names the action where it fails after its view was left. */
  failureTitle: string;
  /** Sends valid values. Returns why that failed, if it did. */
  send: (values: Readonly<Record<Name, string>>) => Promise<Failure | undefined>;
  /** Called after a success if the view is still shown. */
  onSent: () => void;
}

/**
 * A form of the profile that takes the account's password. What fails is said beside the field that it is about, or
 * else in `failure`; in a toast if the player has left the form meanwhile.
 */
export function useAccountForm<Name extends string>(options: Options<Name>) {
  const { names, loadCheck, passwordName, failureTitle, send, onSent } = options;
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function faultsOf(error: Failure): readonly Fault[] {
    if (!("status" in error)) return [];
    if (error.status === 403) return [{ path: passwordName, message: error.message }];
    return error.errors?.filter(({ path }) => names.some((name) => name === path)) ?? [];
  }

  const form = useForm({
    names,
    loadCheck,
    onAttempt: () => setFailure(null),
    send: async (values: Readonly<Record<Name, string>>) => {
      const error = await send(values);
      if (!error) {
        if (isShown.current) onSent();
        return [];
      }
      const faults = faultsOf(error);
      // A session that has ended has closed the profile, and a toast says so.
      if ("status" in error && error.status === 401) return faults;
      if (!isShown.current)
        dispatch(toastShown({ title: failureTitle, description: failureWords(error), kind: "danger" }));
      else if (faults.length === 0) setFailure(failureWords(error));
      return faults;
    },
  });
  return { ...form, failure };
}
