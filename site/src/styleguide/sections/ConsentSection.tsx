import { useAppDispatch } from "../../app/hooks.ts";
import { CookieQuestion } from "../../features/visit/consent/index.ts";
import { overlayOpened } from "../../state/overlay-slice.ts";
import { Card } from "../../ui/layout/Card.tsx";

/** The cookie notice in its bar; its third button opens the preferences. */
export function ConsentSection() {
  const dispatch = useAppDispatch();
  return (
    <Card>
      <CookieQuestion
        onChoose={() => undefined}
        onOpenPreferences={() => dispatch(overlayOpened("cookie-preferences"))}
      />
    </Card>
  );
}
