import type { ThemeName } from "@wordlehint/contracts/palettes";
import { asTheme } from "./stored-theme.ts";

/** Returns the theme of the document. */
export function documentTheme(): ThemeName {
  return asTheme(document.documentElement.dataset.theme) ?? "dark";
}

/** Applies a theme to the document, including the browser's own toolbar. */
export function showInDocument(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}
