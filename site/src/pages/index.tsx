import styled from "@emotion/styled";
import { hintAddress, type PuzzleDate } from "@wordlehint/contracts";
import type { GetServerData, PageProps } from "gatsby";
import { memo, useState } from "react";
import type { HomePageContent, HomePageData } from "../content/home-page-data.ts";
import { Previewed } from "../content/Previewed.tsx";
import { AdSlot } from "../features/visit/ads/index.ts";
import { Countdown } from "../features/puzzle/countdown/index.ts";
import { EmailSignUp } from "../features/player/email-signup/index.ts";
import { HomeTexts } from "../features/puzzle/home/index.ts";
import { HowItWorks } from "../features/puzzle/how-it-works/index.ts";
import { DayResult } from "../features/puzzle/results/index.ts";
import {
  LateFollowedRiddle,
  type LatestRiddle,
  Riddle,
  RiddleError,
  useFollowing,
} from "../features/puzzle/riddle/index.ts";
import { KeptPage } from "../features/visit/service-worker/index.ts";
import { Share, shareText } from "../features/puzzle/share/index.ts";
import { HomeHead } from "../head/HomeHead.tsx";
import { HydrationSlice } from "../lib/HydrationSlice.tsx";
import type { ShownRiddle } from "../lib/shown-riddle.ts";
import { loadHomePage } from "../server/loaders/load-home-page.ts";
import { below, from, measure, space } from "../theme/tokens.ts";

export default function HomePage({ serverData }: PageProps<object, object, unknown, HomePageData>) {
  const { riddle: rendered, content, preview, origin } = serverData;
  const { isFollowed, follow } = useFollowing(rendered);
  const [followed, setFollowed] = useState<LatestRiddle | null>(null);
  const { riddle, isPending, reload, refresh } = followed ?? {
    riddle: rendered,
    isPending: false,
    reload: follow,
    refresh: follow,
  };
  return (
    <>
      <HomeHead origin={origin} riddle={riddle} />
      <Columns>
        {riddle ? (
          <Today riddle={riddle} origin={origin} />
        ) : (
          <RiddleError isPending={isPending} onReload={reload} />
        )}
        <Side riddleDate={riddle?.date} onEnd={refresh} />
      </Columns>
      <Texts content={content} preview={preview} />
      {riddle && <KeptPage path={hintAddress(riddle.date)} freshMs={keptFreshMs} />}
      {riddle && riddle.date !== rendered?.date && <KeptPage path="/" />}
      {isFollowed && <LateFollowedRiddle rendered={rendered} onChange={setFollowed} />}
    </>
  );
}

/** The riddle's own page is where it can be read on later days. It hardly ever changes. */
const keptFreshMs = 86_400_000;

// Memoized, all of them: a slice that gets other elements before its turn hydrates at once.

const Today = memo(function Today({ riddle, origin }: { riddle: ShownRiddle; origin: string }) {
  return (
    <div>
      <Riddle riddle={riddle} />
      <DayResult date={riddle.date} puzzleNumber={riddle.puzzleNumber} />
      <HydrationSlice>
        <Share url={origin + hintAddress(riddle.date)} text={shareText(riddle)} />
      </HydrationSlice>
    </div>
  );
});

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
          <EmailSignUp />
        </Aside>
        <div>
          <AdSlot size="rectangle" place="side" />
        </div>
      </HydrationSlice>
    </SideColumn>
  );
});

const Texts = memo(function Texts({
  content,
  preview,
}: {
  content: HomePageContent | null;
  preview: HomePageData["preview"];
}) {
  return (
    <HydrationSlice>
      <Previewed path="/" content={content} preview={preview} show={showTexts} />
    </HydrationSlice>
  );
});

const showTexts = (content: HomePageContent | null) => content && <HomeTexts content={content} />;

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
