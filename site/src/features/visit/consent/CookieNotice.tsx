import styled from "@emotion/styled";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import { color, from, measure, scriptless, space, type } from "../../../theme/tokens.ts";
import { Button, QuietButton } from "../../../ui/buttons/Button.tsx";
import { BottomBar } from "../../../ui/layout/BottomBar.tsx";
import { whereConsentIsKnown, type EarlyAnswer } from "./before-paint.ts";
import { useChooseConsent } from "./use-consent.ts";

/**
 * The cookie notice. Accepting and rejecting take one press each and look alike. A press before the page is interactive
 * counts, too.
 */
export function CookieNotice() {
  const choose = useChooseConsent();
  const dispatch = useAppDispatch();
  return (
    <Bar label="Cookies">
      <CookieQuestion
        onChoose={(isAccepted) => choose({ analytics: isAccepted, advertising: isAccepted })}
        onOpenPreferences={() => dispatch(overlayOpened("cookie-preferences"))}
      />
    </Bar>
  );
}

interface Props {
  onChoose: (isAccepted: boolean) => void;
  onOpenPreferences: () => void;
}

export function CookieQuestion({ onChoose, onOpenPreferences }: Props) {
  const { product } = useSettings();
  const isHydrated = useHydrated();
  const early = (answer: EarlyAnswer) => (isHydrated ? undefined : answer);
  return (
    <Frame>
      <Heading>Cookies</Heading>
      <Text>
        {product} keeps in this browser what it needs to work. If you agree, it also counts visits and shows
        its partner&apos;s ads.
      </Text>
      <Preferences
        type="button"
        aria-haspopup="dialog"
        data-early={early("preferences")}
        onClick={onOpenPreferences}
      >
        Preferences
      </Preferences>
      <Choices>
        <Button type="button" data-early={early("necessary")} onClick={() => onChoose(false)}>
          Necessary Only
        </Button>
        <Button type="button" data-early={early("all")} onClick={() => onChoose(true)}>
          Accept All
        </Button>
      </Choices>
    </Frame>
  );
}

const Bar = styled(BottomBar)({
  [whereConsentIsKnown]: { display: "none" },
  [scriptless]: { display: "none" },
});

const Frame = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  rowGap: space[1],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" },
});

const Heading = styled.h2({ font: type.minor });

const Text = styled.p({
  gridColumn: "1 / -1",
  gridRow: 2,
  maxWidth: measure.text,
  color: color.inkSoft,
  [from.desktop]: { gridColumn: 1 },
});

const Preferences = styled(QuietButton)({
  marginInlineEnd: `-${space[2]}`,
  [from.desktop]: { gridRow: "1 / span 2", marginInlineEnd: 0 },
});

const Choices = styled.div({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginTop: space[2],
  "& > button": { flex: "1 1 auto" },
  [from.tablet]: { "& > button": { flex: "none" } },
  [from.desktop]: { gridColumn: 3, gridRow: "1 / span 2", marginTop: 0 },
});
