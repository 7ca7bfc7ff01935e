import styled from "@emotion/styled";
import type { Result } from "@wordlehint/contracts";
import { memo } from "react";
import type { ArchiveMonth } from "../../../content/archive-page-data.ts";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { Head } from "../../../head/Head.tsx";
import { archivePath } from "../../../lib/archive-address.ts";
import { monthName } from "../../../lib/puzzle-month.ts";
import { routes } from "../../../routes.ts";
import { from, measure, space, type } from "../../../theme/tokens.ts";
import { ButtonLink, MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { archiveCrumbs, archiveData, archiveHead, archiveTitle } from "./archive-head.ts";
import { ArchiveSearch } from "./ArchiveSearch.tsx";
import { FollowAlong } from "./FollowAlong.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { MonthLinks } from "./MonthLinks.tsx";
import { RiddleList } from "./RiddleList.tsx";

interface Props {
  origin: string;
  month: ArchiveMonth;
  /** Set on the page of the latest month without a month in its address. */
  isNewest: boolean;
  /** The player's; empty until they are known. */
  results: readonly Result[];
}

/** A month of the archive as a calendar and as a list, with a search for other days. */
export function ArchiveView({ origin, month, isNewest, results }: Props) {
  const place = { origin, month, isNewest };
  const { earlier, later, days } = month;
  const name = monthName(month.month);
  return (
    <>
      <Head {...archiveHead(place)} structuredData={() => archiveData(place)} />
      <PageTop
        crumbs={archiveCrumbs(place)}
        title={archiveTitle(place)}
        intro="Each tile is a day with its riddle. Hints, letters and answers open only on the day's own page, when you ask for them."
      />
      <Columns>
        <section aria-labelledby="calendar">
          <Heading id="calendar">{name}</Heading>
          <MonthLinks earlier={earlier} later={later} />
          <MonthCalendar month={month} results={results} />
        </section>
        <Search />
      </Columns>
      {days.length > 0 ? (
        <>
          <Riddles name={name} days={days} />
          <FollowAlong origin={origin} />
        </>
      ) : (
        <EmptyState
          heading={`No riddles of ${name}`}
          actions={
            <>
              <MainButtonLink to={routes.todaysHint.path}>{routes.todaysHint.label}</MainButtonLink>
              {!isNewest && <ButtonLink to={archivePath}>The latest month</ButtonLink>}
            </>
          }
        >
          {later === null
            ? "A new one comes every day at five minutes past midnight."
            : "We have none of this month. The months before and after are a step away."}
        </EmptyState>
      )}
    </>
  );
}

/** Memoized: a slice that gets other elements before its turn hydrates at once. */
const Riddles = memo(function Riddles({ name, days }: { name: string; days: ArchiveMonth["days"] }) {
  return (
    <Section heading={`The riddles of ${name}`}>
      <RiddleList days={days} />
    </Section>
  );
});

/** Memoized: what is typed stays while the page follows the newest riddle. */
const Search = memo(ArchiveSearch);

const Heading = styled.h2({ marginBottom: space[2], font: type.title });

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  paddingBottom: space[8],
  [from.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${measure.aside}`, gap: space[9] },
});
