/* oxlint-disable typescript/no-deprecated -- `sanity` has no other way to give the studio its own colors */
import { palettes } from "@wordlehint/contracts/palettes";
import { buildLegacyTheme } from "sanity";
import { fixLegacyTheme } from "../upstream-faults/fix-legacy-theme.ts";

const { dark, light } = palettes;

/** The studio in the site's colors. */
export const theme = fixLegacyTheme(
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
