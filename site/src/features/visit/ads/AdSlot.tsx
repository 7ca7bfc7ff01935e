import styled from "@emotion/styled";
import { useId, useState } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { whereKept } from "../../../lib/kept-document.ts";
import { useSeen } from "../../../lib/use-seen.ts";
import type { AdPlace } from "../../../settings/site-settings.ts";
import { useKeptAt } from "../../../lib/use-kept-at.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { color, print, scriptless, space } from "../../../theme/tokens.ts";
import { adRoom, type AdSize } from "./ad-size.ts";
import { whereAdsAreOff } from "./before-paint.ts";

const LateAd = lazyWithPreload(() => import("./Ad.tsx").then((module) => module.Ad));

interface Props {
  /** `rectangle`: 300 by 250. `banner`: 320 by 100, and 728 by 90 from tablets on. */
  size: AdSize;
  /** The place, to which editors may assign a unit of the ad provider. */
  place: AdPlace;
}

/**
 * Space for an ad, in full size from the first paint. The ad loads once it is on the screen and the player is known
 * not to be a subscriber. A subscriber gets no such space; if it was painted before that was known, it stays empty until
 * the next page, to avoid a layout shift. A preview has none either, nor has a page that was kept, while it can't be loaded.
 */
export function AdSlot({ size, place }: Props) {
  const labelId = useId();
  const { isPremium } = useAuth();
  const { isPreview } = useSettings();
  const isKept = useKeptAt() !== null;
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const [wasPremium] = useState(isPremium === true);
  if (isPreview || (isPremium && wasPremium)) return null;
  return (
    <Frame {...(isPremium ? { "aria-hidden": true } : { role: "group", "aria-labelledby": labelId })}>
      <Label id={labelId}>Advertisement</Label>
      <Room ref={ref} data-size={size}>
        {isSeen && isPremium === false && !isKept && <LateAd size={size} place={place} />}
      </Room>
    </Frame>
  );
}

const Frame = styled.div({
  minWidth: 0,
  "&[aria-hidden]": { visibility: "hidden" },
  [whereAdsAreOff]: { display: "none" },
  [whereKept]: { display: "none" },
  [print]: { display: "none" },
  [scriptless]: { display: "none" },
});

const Label = styled.p({ marginBottom: space[1], color: color.inkSoft });

const Room = styled.div({
  display: "grid",
  position: "relative",
  "&[data-size=rectangle]": adRoom.rectangle,
  "&[data-size=banner]": adRoom.banner,
});
