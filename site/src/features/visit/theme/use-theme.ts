import { useCallback, useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { readStored, writeStored } from "../../../lib/browser-storage.ts";
import type { ThemeName } from "@wordlehint/contracts/palettes";
import { documentTheme, showInDocument } from "./document-theme.ts";
import { chooseTheme, themeKey } from "./stored-theme.ts";
import { selectShownTheme, themeShown } from "../../../state/theme-slice.ts";

/** Returns the theme (null until the browser has read it) and a function to switch it. */
export function useTheme(): { theme: ThemeName | null; switchTheme: () => void } {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectShownTheme);

  useEffect(() => {
    dispatch(themeShown(documentTheme()));
    const onStorage = (event: StorageEvent): void => {
      // A null key means that another tab cleared the storage.
      if (event.key !== themeKey && event.key !== null) return;
      const chosen = chooseTheme(readStored);
      showInDocument(chosen);
      dispatch(themeShown(chosen));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [dispatch]);

  const switchTheme = useCallback(() => {
    const other = documentTheme() === "dark" ? "light" : "dark";
    showInDocument(other);
    writeStored(themeKey, other);
    dispatch(themeShown(other));
  }, [dispatch]);

  return { theme, switchTheme };
}
