/* oxlint-disable typescript/no-deprecated -- `sanity` has no other type for the themes that it takes */
import type { StudioTheme } from "sanity";

/**
 * Corrects two faults in what `buildLegacyTheme` of `sanity` 6.16.0 returns. No upstream issue is known for either;
 * both are to be reported to https://github.com/sanity-io/sanity/issues.
 *
 * 1. A selected list entry has the full brand color as its background, while its second line keeps the muted grey:
 *    too little contrast to read. Shown by selecting any document in a list. Corrected: a selected entry gets the
 *    tint of a pressed one.
 * 2. `__legacy` makes the studio use one color scheme, although the theme holds a light and a dark one. Shown by the
 *    missing appearance setting in the user menu. Corrected: the flag is cleared.
 */
export function fixLegacyTheme(theme: StudioTheme): StudioTheme {
  const schemes = Object.values(theme.color ?? {});
  for (const { card, selectable } of schemes.flatMap((scheme) => Object.values(scheme))) {
    card.selected = card.pressed;
    for (const states of Object.values({ ...selectable })) states.selected = states.pressed;
  }
  return { ...theme, __legacy: false };
}
