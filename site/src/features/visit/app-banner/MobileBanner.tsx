import { useState } from "react";
import { readSession, writeSession } from "../../../lib/browser-storage.ts";
import { track } from "../../../lib/track.ts";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { BottomBar } from "../../../ui/layout/BottomBar.tsx";
import { AppPromotion } from "./AppPromotion.tsx";
import { offerFor } from "./offer.ts";
import { useIsMobile } from "./use-is-mobile.ts";

const dismissedKey = "wordlehint-app-banner-dismissed";

interface Props {
  app: SiteSettings["app"];
  promotion: SiteSettings["appPromotion"];
}

/** A banner at the bottom of a phone. Once dismissed, it stays away for the session. */
export function MobileBanner({ app, promotion }: Props) {
  const [isDismissed, setDismissed] = useState(() => readSession(dismissedKey) !== null);
  const isMobile = useIsMobile();
  const offer = offerFor(navigator, app, promotion.article);
  if (!isMobile || isDismissed || !offer) return null;

  const dismiss = (): void => {
    writeSession(dismissedKey, "yes");
    setDismissed(true);
  };
  return (
    <BottomBar label="Our 6-letter game">
      <AppPromotion
        offer={offer}
        promotion={promotion}
        rating={app.rating}
        onOpen={() => track({ name: "app_banner_click", platform: offer.platform })}
        onDismiss={dismiss}
      />
    </BottomBar>
  );
}
