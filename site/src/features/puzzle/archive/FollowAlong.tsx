import styled from "@emotion/styled";
import { homeZone } from "@wordlehint/contracts";
import { memo } from "react";
import { Section } from "../../../content/parts/Section.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { placeOf } from "../../../lib/zone-names.ts";
import { browserZone } from "../../../lib/zone.ts";
import { print, space } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { followAddresses } from "./follow-addresses.ts";

/** Links for feed readers and calendars: in the browser's time zone, once the page is interactive. */
export const FollowAlong = memo(function FollowAlong({ origin }: { origin: string }) {
  const zone = useHydrated() ? browserZone() : homeZone;
  const { feed, webcal, calendar, google, outlook } = followAddresses(origin, zone);
  return (
    <OnScreen>
      <Section heading="Read them elsewhere">
        <p>
          Each riddle also comes to your <SiteLink to={feed}>feed reader</SiteLink> or your{" "}
          <SiteLink to={webcal}>calendar</SiteLink>: the verse alone, at 00:05 in {placeOf(zone)}, with a link
          to its page.
        </p>
        <p>
          You can also add the calendar to{" "}
          <a href={google} target="_blank" rel="noopener external">
            Google Calendar
          </a>{" "}
          or{" "}
          <a href={outlook} target="_blank" rel="noopener external">
            Outlook
          </a>
          , or give its address to another calendar program: <Address href={calendar}>{calendar}</Address>
        </p>
      </Section>
    </OnScreen>
  );
});

const OnScreen = styled.div({ [print]: { display: "none" }, "& p + p": { marginTop: space[3] } });

const Address = styled.a({ overflowWrap: "anywhere" });
