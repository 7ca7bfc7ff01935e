import { hintAddress, type RiddleReview } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import type { GetServerData, PageProps } from "gatsby";
import { memo, useState } from "react";
import type { HintPageContent, HintPageData } from "../../content/hint-page-data.ts";
import { Previewed } from "../../content/Previewed.tsx";
import { AdSlot } from "../../features/visit/ads/index.ts";
import { Countdown } from "../../features/puzzle/countdown/index.ts";
import { DayAfter } from "../../features/puzzle/day-after/index.ts";
import {
  DayLinks,
  Freshness,
  hintCrumbs,
  HintError,
  HintHead,
  HintTexts,
  NoHint,
} from "../../features/puzzle/hint-page/index.ts";
import { DayResult } from "../../features/puzzle/results/index.ts";
import { type FollowedDay, LateFollowedDatedRiddle, Riddle } from "../../features/puzzle/riddle/index.ts";
import { KeptPage } from "../../features/visit/service-worker/index.ts";
import { Share, shareText } from "../../features/puzzle/share/index.ts";
import { readHintDay } from "../../lib/hint-day.ts";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import type { ShownDatedRiddle } from "../../lib/shown-riddle.ts";
import { loadHintPage } from "../../server/loaders/load-hint-page.ts";
import { from, measure, space } from "../../theme/tokens.ts";
import { Breadcrumb } from "../../ui/navigation/Breadcrumb.tsx";
import { Skeleton } from "../../ui/states/Skeleton.tsx";

/** Once it has loaded, it sends its requests itself. */
const { preload } = LateFollowedDatedRiddle;

/** The hint page of today, of yesterday or of a date. */
export default function HintRoute({ serverData }: PageProps<object, object, unknown, HintPageData>) {
  // Of another day, nothing may stay.
  return <HintPage key={serverData.slug} data={serverData} />;
}

function HintPage({ data }: { data: HintPageData }) {
  const { slug, riddle: rendered, dates, content, preview, origin } = data;
  const [followed, setFollowed] = useState<FollowedDay | null>(null);
  const day = readHintDay(slug);
  const { state, riddle, latest, isPending, reload, refresh } = followed ?? {
    ...data,
    latest: null,
    isPending: false,
    reload: preload,
    refresh: preload,
  };
  const known = dates && { ...dates, latest: latest ?? dates.latest };
  return (
    <>
      {day !== null && <LateFollowedDatedRiddle day={day} rendered={rendered} onChange={setFollowed} />}
      {riddle ? (
        <Previewed
          path={slug}
          content={content}
          preview={preview}
          show={(shown) => (
            <Hint
              origin={origin}
              slug={slug}
              riddle={riddle}
              review={data.review}
              isOver={known !== null && riddle.date < known.latest}
              content={shown}
              onEnd={refresh}
            />
          )}
        />
      ) : state === "absent" && known ? (
        <NoHint slug={slug} dates={known} />
      ) : state === "loading" && data.state !== "failed" ? (
        <Skeleton label="Loading the Wordle hint" lines={4} set="verse" />
      ) : (
        <HintError isPending={isPending} onRefresh={reload} />
      )}
    </>
  );
}

interface HintProps {
  origin: string;
  slug: string;
  riddle: ShownDatedRiddle;
  review: RiddleReview | null;
  /** A later riddle is the latest one. */
  isOver: boolean;
  content: HintPageContent | null;
  onEnd: () => void;
}

function Hint({ origin, slug, riddle, review, isOver, content, onEnd }: HintProps) {
  const { date, puzzleNumber, theme, previousDate, nextDate } = riddle;
  return (
    <>
      <HintHead origin={origin} riddle={riddle} content={content} />
      <Breadcrumb items={hintCrumbs(date)} />
      <Columns>
        <div>
          <Riddle
            riddle={riddle}
            day={readHintDay(slug) ?? date}
            theme={theme}
            heading={`Wordle Hint No. ${puzzleNumber}`}
            // It comes with the next release.
            isAnswerOut={nextDate !== null}
          />
          <DayResult date={date} puzzleNumber={puzzleNumber} />
          {isOver && <DayAfter date={date} rendered={review} />}
          <Freshness date={date} />
          <Share url={origin + hintAddress(date)} text={shareText(riddle)} />
          <DayLinks previous={previousDate} next={nextDate} />
        </div>
        <Side riddleDate={date} onEnd={onEnd} />
      </Columns>
      {content && <Texts content={content} />}
      {/* On later days, it can be read at its own address only. */}
      <KeptPage path={hintAddress(date)} freshMs={keptFreshMs} />
    </>
  );
}

/** The page of a date hardly ever changes. */
const keptFreshMs = 86_400_000;

/** Memoized, like the texts: a slice that gets other elements before its turn hydrates at once. */
const Side = memo(function Side({ riddleDate, onEnd }: { riddleDate: string; onEnd: () => void }) {
  return (
    <Aside aria-label="About the next riddle">
      <HydrationSlice>
        <Countdown riddleDate={riddleDate} onEnd={onEnd} />
        <AdSlot size="rectangle" place="side" />
      </HydrationSlice>
    </Aside>
  );
});

const Texts = memo(HintTexts);

export const getServerData: GetServerData<HintPageData> = (request) =>
  loadHintPage(request, String(request.params?.day));

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  paddingBlock: `${space[2]} ${space[8]}`,
  [from.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.aside}`, gap: space[9] },
});

const Aside = styled.aside({ display: "grid", gap: space[6], alignContent: "start" });
