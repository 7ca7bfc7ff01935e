import { useCallback, useEffect } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { readStoredJson, writeStored } from "../../lib/browser-storage.ts";
import { consentRead, type ConsentChoice } from "../../state/consent-slice.ts";
import { choiceIn, consentKey, recordOf } from "./consent-record.ts";

/** Keeps the store at what the browser has on record: other tabs may change it, and it ends after 180 days. */
export function useStoredConsent(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = (): void => void dispatch(consentRead(choiceIn(readStoredJson(consentKey), Date.now())));
    const onStorage = ({ key }: StorageEvent): void => {
      // A null key says that the other tab cleared everything.
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

/** Records a choice; it takes effect at once. */
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
