/* eslint-disable @typescript-eslint/no-deprecated -- there is no other way yet to give the studio colours */
import { palettes } from "@wordlehint/site/theme/palettes";
import { buildLegacyTheme, type StudioTheme } from "sanity";

const { dark, light } = palettes;

/** The site's colours in the studio, which works the same without them. */
export const theme = withReadableSelection(
  buildLegacyTheme({
    "--black": dark.paper,
    "--white": light.surface,
    "--gray-base": light.lineStrong,
    "--gray": light.lineStrong,
    "--component-bg": light.surface,
    "--component-text-color": light.ink,
    "--brand-primary": light.green,
    "--focus-color": light.green,
    "--default-button-color": light.inkSoft,
    "--default-button-primary-color": light.green,
    "--default-button-success-color": light.green,
    "--default-button-warning-color": light.amberFill,
    "--default-button-danger-color": light.danger,
    "--state-info-color": light.green,
    "--state-success-color": light.green,
    "--state-warning-color": light.amberFill,
    "--state-danger-color": light.danger,
    "--main-navigation-color": dark.paper,
    "--main-navigation-color--inverted": dark.ink,
  }),
);

/** Second lines keep their grey on a selected entry, which can't be read on a full colour: it gets a tint. */
function withReadableSelection(given: StudioTheme): StudioTheme {
  const schemes = Object.values(given.color ?? {});
  for (const { card, selectable } of schemes.flatMap((scheme) => Object.values(scheme))) {
    card.selected = card.pressed;
    for (const states of Object.values({ ...selectable })) states.selected = states.pressed;
  }
  // The mark of the old kind would take the dark scheme away, although its colours are there.
  return { ...given, __legacy: false };
}
