import type { ThemeName } from "../../theme/palettes.ts";
import { asTheme } from "./stored-theme.ts";

/** The theme that the document shows at this moment. */
export function documentTheme(): ThemeName {
  return asTheme(document.documentElement.dataset.theme) ?? "dark";
}

/** Shows a theme: everything painted by tokens, and the browser's own bars. */
export function showInDocument(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}
