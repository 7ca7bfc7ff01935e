import styled from "@emotion/styled";
import { calendarPath, feedPath } from "@wordlehint/contracts";
import { memo } from "react";
import { Section } from "../../content/parts/Section.tsx";
import { print } from "../../theme/tokens.ts";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

/** Where feed readers and calendars get the riddles. `webcal:` makes a calendar follow the address instead of copying it. */
export const FollowAlong = memo(function FollowAlong({ origin }: { origin: string }) {
  return (
    <OnScreen>
      <Section heading="Read them elsewhere">
        <p>
          Each riddle also comes to your <SiteLink to={feedPath}>feed reader</SiteLink> or your{" "}
          <SiteLink to={origin.replace(/^https?:/, "webcal:") + calendarPath}>calendar</SiteLink>: the verse
          alone, at the hour of New York, with a link to its page.
        </p>
      </Section>
    </OnScreen>
  );
});

const OnScreen = styled.div({ [print]: { display: "none" } });
