import { useCallback, useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { readStoredJson, writeStored } from "../../../lib/browser-storage.ts";
import { consentRead, selectConsent, type ConsentChoice } from "../../../state/consent-slice.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import { forgetMark, readEarlyAnswer } from "./before-paint.ts";
import { choiceIn, consentKey, recordOf } from "./consent-record.ts";

/**
 * Keeps the store in step with the stored record: other tabs may change it, and it expires after 180 days. If a button
 * of the notice was pressed before the page was interactive, carries that out on the first call.
 */
export function useStoredConsent(): void {
  const dispatch = useAppDispatch();
  const choose = useChooseConsent();
  const { status } = useAppSelector(selectConsent);
  useEffect(() => {
    const read = (): void => void dispatch(consentRead(choiceIn(readStoredJson(consentKey), Date.now())));
    const onStorage = ({ key }: StorageEvent): void => {
      // A null key means that another tab cleared the storage.
      if (key === consentKey || key === null) read();
    };
    read();
    const answer = readEarlyAnswer();
    if (answer === "preferences") dispatch(overlayOpened("cookie-preferences"));
    else if (answer) choose({ analytics: answer === "all", advertising: answer === "all" });
    addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", read);
    return () => {
      removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", read);
    };
  }, [dispatch, choose]);
  // Not before React itself shows or removes the notice.
  useEffect(() => {
    if (status !== "unknown") forgetMark();
  }, [status]);
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
