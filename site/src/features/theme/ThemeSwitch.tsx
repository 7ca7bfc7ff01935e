import styled from "@emotion/styled";
import { QuietButton } from "../../ui/Button.tsx";
import { useTheme } from "./use-theme.ts";

const labels = { dark: "Switch to light theme", light: "Switch to dark theme" } as const;

/** Shows the sign of the theme that a press leads to; the style sheet picks it, so it is right before any script. */
export function ThemeSwitch() {
  const { theme, switchTheme } = useTheme();
  const label = theme === null ? "Switch theme" : labels[theme];
  return (
    <Square type="button" aria-label={label} title={label} onClick={switchTheme}>
      <Sun />
      <Moon />
    </Square>
  );
}

function Sun() {
  return (
    <Icon viewBox="0 0 24 24" aria-hidden="true" data-leads-to="light">
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8" />
    </Icon>
  );
}

function Moon() {
  return (
    <Icon viewBox="0 0 24 24" aria-hidden="true" data-leads-to="dark">
      <path d="M19.8 14.4A8.2 8.2 0 0 1 9.6 4.2a8.2 8.2 0 1 0 10.2 10.2Z" />
    </Icon>
  );
}

const Square = styled(QuietButton)({ width: "44px", paddingInline: 0 });

const Icon = styled.svg({
  width: "22px",
  height: "22px",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "html:not([data-theme=light]) &[data-leads-to=dark]": { display: "none" },
  "html[data-theme=light] &[data-leads-to=light]": { display: "none" },
});
