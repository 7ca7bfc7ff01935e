import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { late } from "../../lib/late.tsx";
import { selectConsent } from "../../state/consent-slice.ts";
import { overlayClosed, selectOpenOverlay } from "../../state/overlay-slice.ts";
import { useStoredConsent } from "./use-consent.ts";

const LateNotice = late(() => import("./CookieNotice.tsx").then((module) => module.CookieNotice));
const LatePreferences = late(() =>
  import("./CookiePreferences.tsx").then((module) => module.CookiePreferences),
);

/** Asks for consent as long as it isn't given or refused; shows the preferences when somebody opens them. */
export function Consent() {
  useStoredConsent();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectConsent);
  const isOpen = useAppSelector(selectOpenOverlay) === "cookie-preferences";
  return (
    <>
      {status === "unanswered" && <LateNotice />}
      {/* Closed again, so that the next press tries again. */}
      {isOpen && <LatePreferences onFail={() => dispatch(overlayClosed())} />}
    </>
  );
}
