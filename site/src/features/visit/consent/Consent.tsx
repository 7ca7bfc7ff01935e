import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { selectConsent } from "../../../state/consent-slice.ts";
import { overlayClosed, selectOpenOverlay } from "../../../state/overlay-slice.ts";
import { CookieNotice } from "./CookieNotice.tsx";
import { useStoredConsent } from "./use-consent.ts";

const LatePreferences = lazyWithPreload(() =>
  import("./CookiePreferences.tsx").then((module) => module.CookiePreferences),
);

/**
 * Shows the cookie notice until the visitor has chosen, and the preferences on demand. The notice is in the rendered
 * HTML, and hidden there by the document's mark.
 */
export function Consent() {
  useStoredConsent();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectConsent);
  const isOpen = useAppSelector(selectOpenOverlay) === "cookie-preferences";
  return (
    <>
      {status !== "answered" && <CookieNotice />}
      {/* Closes the overlay, so that the next press tries to load it again. */}
      {isOpen && <LatePreferences onFail={() => dispatch(overlayClosed())} />}
    </>
  );
}
