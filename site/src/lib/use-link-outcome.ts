import { useEffect, useState } from "react";
import { keepLinkOutcome, readLinkOutcome } from "./link-token.ts";
import { useLinkToken } from "./use-link-token.ts";

/**
 * Returns the secret part of the link that led here (see `useLinkToken`), what using it has come to, and a function that
 * sets it. A reload of the page keeps the outcome, so that it doesn't use the link again.
 */
export function useLinkOutcome<Outcome extends { name: string }>(): {
  token: string | null | undefined;
  outcome: Outcome | null;
  settle: (outcome: Outcome) => void;
} {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    const kept = readLinkOutcome();
    if (typeof kept === "object" && kept !== null && "name" in kept) setOutcome(kept as Outcome);
  }, [token]);
  const settle = (settled: Outcome): void => {
    keepLinkOutcome(settled);
    setOutcome(settled);
  };
  return { token, outcome, settle };
}
