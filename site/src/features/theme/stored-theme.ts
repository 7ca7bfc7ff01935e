import type { ThemeName } from "../../theme/palettes.ts";

/** Where the chosen theme is kept, and where an older version of the site kept it. */
export const themeKey = "wordlehint-theme";
export const olderThemeKey = "theme";

/** The theme to show: what is stored, else what was stored under the older key, else dark. */
export function chooseTheme(read: (key: string) => string | null): ThemeName {
  return asTheme(read(themeKey)) ?? asTheme(read(olderThemeKey)) ?? "dark";
}

/** `value` if it names a theme. */
export function asTheme(value: unknown): ThemeName | null {
  return value === "dark" || value === "light" ? value : null;
}
