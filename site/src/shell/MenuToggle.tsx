import { useAppDispatch, useAppSelector } from "../app/hooks.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { overlayClosed, overlayOpened, selectOpenOverlay } from "../state/overlay-slice.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { ButtonLink } from "../ui/buttons/ButtonLink.tsx";
import { LateMenuPanel } from "./late-parts.ts";
import { siteMapId } from "./site-map.ts";

/** Opens and closes the slide-in panel; until the page is interactive, it is a link to the footer. */
export function MenuToggle() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenOverlay) === "menu";
  if (!useHydrated()) return <ButtonLink to={`#${siteMapId}`}>Menu</ButtonLink>;
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={LateMenuPanel.preload}
      onFocus={LateMenuPanel.preload}
      onClick={() => dispatch(isOpen ? overlayClosed() : overlayOpened("menu"))}
    >
      Menu
    </Button>
  );
}
