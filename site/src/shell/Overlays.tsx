import { useCallback, useEffect } from "react";
import { useAuth } from "../app/AuthProvider.tsx";
import { useAppDispatch, useAppSelector } from "../app/hooks.ts";
import { overlayClosed, selectOpenOverlay } from "../state/overlay-slice.ts";
import { LateProfile } from "../features/player/profile/index.ts";
import { LateMenuPanel } from "./late-parts.ts";
import { siteMapId } from "./site-map.ts";
import { useOpener } from "./use-opener.ts";
import { useOnceOpened } from "./use-once-opened.ts";
import { usePasswordAddress } from "./use-password-address.ts";

/** The shell's overlays. A navigation closes them. */
export function Overlays({ path }: { path: string }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay);
  const { user } = useAuth();
  const menu = useOnceOpened(open === "menu");
  const profile = useOnceOpened(open === "profile");
  const close = useCallback(() => void dispatch(overlayClosed()), [dispatch]);
  useEffect(close, [path, close]);
  const isPasswordAsked = usePasswordAddress(path);
  useOpener(open);

  const leadToFooter = (): void => {
    menu.forget();
    close();
    location.hash = siteMapId;
  };
  const giveUpProfile = (): void => {
    profile.forget();
    close();
  };
  return (
    <>
      {menu.hasOpened && (
        <LateMenuPanel isOpen={open === "menu"} onClose={close} path={path} onFail={leadToFooter} />
      )}
      {profile.hasOpened && user && (
        <LateProfile
          isOpen={open === "profile"}
          firstView={isPasswordAsked ? "password" : null}
          onClose={close}
          user={user}
          onFail={giveUpProfile}
        />
      )}
    </>
  );
}
