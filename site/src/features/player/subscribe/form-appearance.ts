import type { Appearance } from "@stripe/stripe-js";
import { palettes, type ThemeName } from "@wordlehint/contracts/palettes";

/** The style of the provider's form. Its frame knows none of the page's styles, so it is given the colors themselves. */
export function formAppearance(theme: ThemeName): Appearance {
  const { paper, ink, inkSoft, lineStrong, green, greenInk, danger } = palettes[theme];
  return {
    theme: theme === "dark" ? "night" : "stripe",
    variables: {
      colorPrimary: green,
      accessibleColorOnColorPrimary: greenInk,
      colorBackground: paper,
      colorText: ink,
      colorTextSecondary: inkSoft,
      colorTextPlaceholder: inkSoft,
      colorDanger: danger,
      borderRadius: "10px",
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
      fontSizeBase: "16px",
      spacingUnit: "5px",
    },
    rules: { ".Input": { borderColor: lineStrong, boxShadow: "none" } },
  };
}
