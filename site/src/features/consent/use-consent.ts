import { useCallback, useEffect } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { readStoredJson, writeStored } from "../../lib/browser-storage.ts";
import { consentRead, type ConsentChoice } from "../../state/consent-slice.ts";
import { choiceIn, consentKey, recordOf } from "./consent-record.ts";

/**
 * Keeps the store in step with the stored record: other tabs may change it, and it expires after 180 days.
 */
export function useStoredConsent(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = (): void => void dispatch(consentRead(choiceIn(readStoredJson(consentKey), Date.now())));
    const onStorage = ({ key }: StorageEvent): void => {
      // A null key means that another tab cleared the storage.
      if (key === consentKey || key === null) read();
    };
    read();
    addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", read);
    return () => {
      removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", read);
    };
  }, [dispatch]);
}

/** Returns a function that records a choice and applies it at once. */
export function useChooseConsent(): (choice: ConsentChoice) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (choice) => {
      writeStored(consentKey, JSON.stringify(recordOf(choice, Date.now())));
      dispatch(consentRead(choice));
    },
    [dispatch],
  );
}
