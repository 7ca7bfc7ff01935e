import styled from "@emotion/styled";
import { hintAddress, latestPuzzleDate, playerStats, type PuzzleDate } from "@wordlehint/contracts";
import { useMemo, useState } from "react";
import { helpedFor } from "../../../lib/keep-opened.ts";
import { resultOf, type Guesses } from "../../../lib/results.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { routes } from "../../../routes.ts";
import { useShare } from "../../../app/use-share.ts";
import { color, space } from "../../../theme/tokens.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { sharedResult } from "./share-result.ts";
import { savedText } from "./result-words.ts";
import { ResultPanel } from "./ResultPanel.tsx";
import { ResultsFile } from "./ResultsFile.tsx";
import { useResults, visitor, type PlayersResults } from "./use-results.ts";

interface Props {
  date: PuzzleDate;
  puzzleNumber: number;
}

interface Pressed {
  guesses: Guesses | undefined;
}

/** The player's result of a date, to be entered, changed and taken back, and the figures that follow from all results. */
export function Results({ date, puzzleNumber }: Props) {
  const players = useResults();
  // Of another player, nothing may stay.
  return <OwnResults key={players.owner} date={date} puzzleNumber={puzzleNumber} players={players} />;
}

function OwnResults({ date, puzzleNumber, players }: Props & { players: PlayersResults }) {
  const { share } = useShare();
  const { state, owner, isMerging, results, set } = players;
  // Shown until it is saved or refused, also while an earlier change is still being sent.
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [hasChanged, setChanged] = useState(false);
  useServerClock();
  const latest = latestPuzzleDate(serverNowMs(), browserZone());
  const stats = useMemo(() => playerStats(results, latest), [results, latest]);
  const isReady = state === "ready";
  const kept = resultOf(results, date);
  const result = pressed ? pressed.guesses : kept;

  const shared = (guesses: Guesses) => ({
    url: window.location.origin + hintAddress(date),
    text: sharedResult(puzzleNumber, guesses, results.find((one) => one.date === date)?.helped),
  });

  async function choose(guesses: Guesses | undefined): Promise<void> {
    if (guesses === result) return;
    const press = { guesses };
    setPressed(press);
    setTrouble(null);
    const failure = await set(date, guesses, helpedFor(date));
    setPressed((latest) => (latest === press ? null : latest));
    if (failure !== null) setTrouble(`Your result could not be saved. ${failure}`);
    setChanged(failure === null);
  }

  return (
    <ResultPanel
      result={isReady ? result : undefined}
      stats={isReady ? stats : null}
      isReady={isReady}
      onChoose={(guesses) => void choose(guesses)}
      said={isReady && (hasChanged || kept !== undefined) ? savedText(kept, stats) : ""}
      {...(kept !== undefined && { onShare: () => void share(shared(kept)) })}
      trouble={
        trouble ??
        (state === "failed" ? "Your results can't be loaded right now. We are trying again." : null)
      }
    >
      <Place>
        {owner === visitor ? (
          <>
            Your results stay in this browser. <SiteLink to={routes.signUp.path}>Create an account</SiteLink>{" "}
            or <SiteLink to={routes.signIn.path}>sign in</SiteLink> to have them on all your devices, or take
            them along as a file.
          </>
        ) : (
          "Your results are kept with your account."
        )}
        {isMerging && " Those from before you signed in are still to be added."}
      </Place>
      {owner === visitor && <ResultsFile results={results} />}
      <ListLink to={routes.archive.path}>All days: {routes.archive.label}</ListLink>
    </ResultPanel>
  );
}

const Place = styled.p({ marginTop: space[4], color: color.inkSoft });
