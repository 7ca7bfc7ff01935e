import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import type { GetServerData, PageProps } from "gatsby";
import { memo, useState } from "react";
import { AdSlot } from "../features/ads/AdSlot.tsx";
import { Countdown } from "../features/countdown/Countdown.tsx";
import { HowItWorks } from "../features/how-it-works/HowItWorks.tsx";
import { DayResult } from "../features/results/DayResult.tsx";
import { Riddle } from "../features/riddle/Riddle.tsx";
import { RiddleError } from "../features/riddle/RiddleError.tsx";
import type { LatestRiddle } from "../features/riddle/use-latest-riddle.ts";
import { HydrationSlice } from "../lib/HydrationSlice.tsx";
import { late } from "../lib/late.tsx";
import type { ShownRiddle } from "../lib/shown-riddle.ts";
import { HomeHead } from "../head/HomeHead.tsx";
import { loadHomePage, type HomePageData } from "../server/loaders/load-home-page.ts";
import { below, from, measure, space } from "../theme/tokens.ts";

const LateFollowedRiddle = late(() =>
  import("../features/riddle/FollowedRiddle.tsx").then((module) => module.FollowedRiddle),
);

/** Once it has loaded, it requests what is needed by itself. */
const { preload } = LateFollowedRiddle;

export default function HomePage({ serverData }: PageProps<object, object, unknown, HomePageData>) {
  const rendered = serverData.riddle;
  const [followed, setFollowed] = useState<LatestRiddle | null>(null);
  const { riddle, isPending, reload, refresh } = followed ?? {
    riddle: rendered,
    isPending: false,
    reload: preload,
    refresh: preload,
  };
  return (
    <>
      <HomeHead origin={serverData.origin} riddle={riddle} />
      <Columns>
        {riddle ? <Today riddle={riddle} /> : <RiddleError isPending={isPending} onReload={reload} />}
        <Side riddleDate={riddle?.date} onEnd={refresh} />
      </Columns>
      <LateFollowedRiddle rendered={rendered} onChange={setFollowed} />
    </>
  );
}

function Today({ riddle }: { riddle: ShownRiddle }) {
  return (
    <div>
      <Riddle riddle={riddle} />
      <DayResult date={riddle.date} />
    </div>
  );
}

/** Memoised: a slice that gets other elements before its turn hydrates at once. */
const Side = memo(function Side({
  riddleDate,
  onEnd,
}: {
  riddleDate: PuzzleDate | undefined;
  onEnd: () => void;
}) {
  return (
    <SideColumn>
      <HydrationSlice>
        <Aside aria-label="About the next riddle">
          {riddleDate && <Countdown riddleDate={riddleDate} onEnd={onEnd} />}
          <HowItWorks />
        </Aside>
        <div>
          <AdSlot size="rectangle" place="side" />
        </div>
      </HydrationSlice>
    </SideColumn>
  );
});

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
const SideColumn = styled.div({
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
