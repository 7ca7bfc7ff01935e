import styled from "@emotion/styled";
import type { GetServerData, PageProps } from "gatsby";
import { AdSlot } from "../features/ads/AdSlot.tsx";
import { Countdown } from "../features/countdown/Countdown.tsx";
import { HowItWorks } from "../features/how-it-works/HowItWorks.tsx";
import { Riddle } from "../features/riddle/Riddle.tsx";
import { RiddleError } from "../features/riddle/RiddleError.tsx";
import { useLatestRiddle } from "../features/riddle/use-latest-riddle.ts";
import { HydrationSlice } from "../lib/HydrationSlice.tsx";
import { HomeHead } from "../head/HomeHead.tsx";
import { loadHomePage, type HomePageData } from "../server/loaders/load-home-page.ts";
import { below, from, measure, space } from "../theme/tokens.ts";

export default function HomePage({ serverData }: PageProps<object, object, unknown, HomePageData>) {
  const { riddle, isPending, reload, refresh } = useLatestRiddle(serverData.riddle);
  return (
    <>
      <HomeHead origin={serverData.origin} riddle={riddle} />
      <Columns>
        {riddle ? <Riddle riddle={riddle} /> : <RiddleError isPending={isPending} onReload={reload} />}
        <Side>
          <HydrationSlice>
            <Aside aria-label="About the next riddle">
              {riddle && <Countdown riddleDate={riddle.date} onEnd={refresh} />}
              <HowItWorks />
            </Aside>
            <div>
              <AdSlot size="rectangle" place="side" />
            </div>
          </HydrationSlice>
        </Side>
      </Columns>
    </>
  );
}

export const getServerData: GetServerData<HomePageData> = (request) => loadHomePage(request);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  paddingBlock: `${space[6]} ${space[8]}`,
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, 1fr) ${measure.aside}`,
    gap: space[9],
    paddingBlock: `${space[8]} ${space[10]}`,
  },
});

/** On a phone, the ad follows the riddle, and the countdown comes last. */
const Side = styled.div({
  display: "contents",
  "& > div": { display: "contents" },
  [from.tablet]: { display: "grid", gap: space[6], alignContent: "start" },
});

const Aside = styled.aside({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  // The ad, which comes after it, would push it down if the page was painted before all of it has arrived.
  [below.tablet]: { order: 1, "&:not(:has(~ div))": { display: "none" } },
});
