import type { Stats } from "@wordlehint/contracts";
import { routes } from "../../../routes.ts";
import { usePlayerStatsQuery } from "../../../state/results-api.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";
import { FactPlaceholder } from "./FactPlaceholder.tsx";

/** The player's streak, with a link to the archive; nothing if it can't be loaded. */
export function PlayerRecord({ email }: { email: string }) {
  const { currentData: record, isError } = usePlayerStatsQuery(email);
  if (!record && isError) return null;
  return (
    <>
      <dt>Streak</dt>
      <dd>
        {record ? <Summary {...record} /> : <FactPlaceholder />}
        <ListLink to={routes.archive.path}>{routes.archive.label}</ListLink>
      </dd>
    </>
  );
}

function Summary({ currentStreak, bestStreak, riddlesSolved, played }: Stats) {
  return (
    <>
      <strong>{currentStreak === 1 ? "1 day" : `${currentStreak} days`}</strong>
      <StateLine>
        Best: {bestStreak}. Solved: {riddlesSolved} of {played}.
      </StateLine>
    </>
  );
}
