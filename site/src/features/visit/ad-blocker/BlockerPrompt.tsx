import { useEffect, useState } from "react";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { readSession, writeSession } from "../../../lib/browser-storage.ts";
import { isTaken, placeBait } from "./bait.ts";
import { isExempt } from "./exempt-paths.ts";
import { isFileRefused } from "./refused-file.ts";

const LateDialog = lazyWithPreload(() =>
  import("./BlockerDialog.tsx").then((module) => module.BlockerDialog),
);

const checkDelayMs = 1_000;
const dismissedKey = "wordlehint-blocker-dismissed";

/** Checks once for an ad blocker, and asks once per session. */
export function BlockerPrompt({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (readSession(dismissedKey) !== null) return;
    let isMounted = true;
    const bait = placeBait();
    const timer = setTimeout(() => void look(), checkDelayMs);
    async function look(): Promise<void> {
      const isBlocking = isTaken(bait) || (await isFileRefused());
      if (isMounted && isBlocking) setOpen(true);
    }
    return () => {
      isMounted = false;
      clearTimeout(timer);
      bait.remove();
    };
  }, []);

  if (!isOpen || isExempt(path)) return null;
  const dismiss = (): void => {
    writeSession(dismissedKey, "yes");
    setOpen(false);
  };
  return <LateDialog onDismiss={dismiss} />;
}
