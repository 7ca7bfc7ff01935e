import { useEffect, useEffectEvent, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { useExportAccountMutation } from "../../../state/account-api.ts";
import type { RequestFailure } from "../../../state/base-query.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { dataFileName } from "./data-file-name.ts";

/** `waiting`: not every service could respond yet, and the request will be repeated. */
export type DownloadState =
  | { status: "idle" | "pending" | "waiting" }
  | { status: "saved"; fileName: string }
  | { status: "failed"; message: string };

const maxRetries = 4;
const usualPauseSeconds = 5;
const maxPauseSeconds = 30;

/** Asks for the account's data and saves it as a file. It stops when its component is unmounted. */
export function useDownload(): { state: DownloadState; start: () => void } {
  const dispatch = useAppDispatch();
  const { product } = useSettings();
  const [exportAccount] = useExportAccountMutation();
  const [state, setState] = useState<DownloadState>({ status: "idle" });
  const [attempt, setAttempt] = useState<{ retries: number; pauseSeconds: number } | null>(null);

  const save = useEffectEvent((data: unknown) => {
    const fileName = dataFileName(product, new Date());
    saveFile(fileName, "application/json", JSON.stringify(data, null, 2));
    dispatch(toastShown({ title: "Your data is saved", description: `The file is ${fileName}.` }));
    setState({ status: "saved", fileName });
  });
  const waitOrGiveUp = useEffectEvent((failure: RequestFailure, retries: number) => {
    const { status, retryAfterSeconds = usualPauseSeconds } = failure;
    if (status !== 503) setState({ status: "failed", message: failureWords(failure) });
    else if (retries === maxRetries) setState({ status: "failed", message: stillNotReady });
    else {
      setState({ status: "waiting" });
      setAttempt({ retries: retries + 1, pauseSeconds: Math.min(retryAfterSeconds, maxPauseSeconds) });
    }
  });

  useEffect(() => {
    if (!attempt) return;
    let request: ReturnType<typeof exportAccount> | undefined;
    let isStopped = false;
    const timer = setTimeout(() => {
      request = exportAccount();
      void request.then(({ data, error }) => {
        if (isStopped) return;
        if (!error) save(data);
        else if ("status" in error) waitOrGiveUp(error, attempt.retries);
        else setState({ status: "failed", message: failureWords(error) });
      });
    }, attempt.pauseSeconds * 1000);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [attempt, exportAccount]);

  function start(): void {
    setState({ status: "pending" });
    setAttempt({ retries: 0, pauseSeconds: 0 });
  }
  return { state, start };
}

const stillNotReady = "Not all of your data could be fetched. Please try again in a few minutes.";
