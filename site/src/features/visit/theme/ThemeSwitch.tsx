import styled from "@emotion/styled";
import { Moon, Sun } from "lucide-react";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { useTheme } from "./use-theme.ts";

const labels = { dark: "Switch to light theme", light: "Switch to dark theme" } as const;

/**
 * Shows the icon of the theme that a press switches to. The style sheet chooses it, so it is right before any
 * script has run.
 */
export function ThemeSwitch() {
  const { theme, switchTheme } = useTheme();
  return (
    <Switch label={theme === null ? "Switch theme" : labels[theme]} onClick={switchTheme}>
      <Sun data-leads-to="light" />
      <Moon data-leads-to="dark" />
    </Switch>
  );
}

const Switch = styled(IconButton)({
  "html:not([data-theme=light]) & > [data-leads-to=dark]": { display: "none" },
  "html[data-theme=light] & > [data-leads-to=light]": { display: "none" },
});
