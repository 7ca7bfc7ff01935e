import { useEffect, useState } from "react";
import { takeLinkToken } from "./link-token.ts";

/** Returns the secret part of the link that led here; null without one, and undefined before the page is interactive. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(takeLinkToken()), []);
  return token;
}
