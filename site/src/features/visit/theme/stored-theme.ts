import type { ThemeName } from "@wordlehint/contracts/palettes";

/** Storage keys of the theme: today's, and that of an older version of the site. */
export const themeKey = "wordlehint-theme";
export const olderThemeKey = "theme";

/** Returns the stored theme, else the one under the old key, else dark. */
export function chooseTheme(read: (key: string) => string | null): ThemeName {
  return asTheme(read(themeKey)) ?? asTheme(read(olderThemeKey)) ?? "dark";
}

/** Returns `value` if it names a theme, else null. */
export function asTheme(value: unknown): ThemeName | null {
  return value === "dark" || value === "light" ? value : null;
}
