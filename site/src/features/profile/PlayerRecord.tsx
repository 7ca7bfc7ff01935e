import { routes } from "../../routes.ts";
import { usePlayerStatsQuery } from "../../state/results-api.ts";
import { ListLink } from "../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";
import { UnknownFact } from "./UnknownFact.tsx";

/** The player's streak, with a link to the archive; nothing if it can't be loaded. */
export function PlayerRecord({ email }: { email: string }) {
  const { currentData: record, isError } = usePlayerStatsQuery(email);
  if (isError) return null;
  return (
    <>
      <dt>Streak</dt>
      <dd>
        {record ? <Record {...record} /> : <UnknownFact />}
        <ListLink to={routes.archive.path}>{routes.archive.label}</ListLink>
      </dd>
    </>
  );
}

interface RecordProps {
  currentStreak: number;
  bestStreak: number;
  riddlesSolved: number;
  played: number;
}

function Record({ currentStreak, bestStreak, riddlesSolved, played }: RecordProps) {
  return (
    <>
      <strong>{currentStreak === 1 ? "1 day" : `${currentStreak} days`}</strong>
      <StateLine>
        Best: {bestStreak}. Solved: {riddlesSolved} of {played}.
      </StateLine>
    </>
  );
}
