import { routes } from "../../routes.ts";
import { usePlayerStatsQuery } from "../../state/results-api.ts";
import { ListLink } from "../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";

/** The player's streak, with a link to the archive; nothing until it is known. */
export function PlayerRecord({ email }: { email: string }) {
  const { currentData: record } = usePlayerStatsQuery(email);
  if (!record) return null;
  const { currentStreak, bestStreak, riddlesSolved, played } = record;
  return (
    <>
      <dt>Streak</dt>
      <dd>
        <strong>{currentStreak === 1 ? "1 day" : `${currentStreak} days`}</strong>
        <StateLine>
          Best: {bestStreak}. Solved: {riddlesSolved} of {played}.
        </StateLine>
        <ListLink to={routes.archive.path}>{routes.archive.label}</ListLink>
      </dd>
    </>
  );
}
