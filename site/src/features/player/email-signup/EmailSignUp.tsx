import { useState } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { readMark } from "./signup-mark.ts";
import { SignedUp } from "./SignedUp.tsx";
import { SignUpCard } from "./SignUpCard.tsx";

const LatePlayersSignUp = lazyWithPreload(() =>
  import(/* webpackChunkName: "players-sign-up" */ "./PlayersSignUp.tsx").then(
    (module) => module.PlayersSignUp,
  ),
);

interface Props {
  /** `h3` within a section. */
  headingAs?: "h2" | "h3";
  className?: string;
}

type State = "asked" | "subscribed" | null;

/**
 * The card of the daily email: the form, or that one has signed up already, as the API says of a signed-in player and
 * this browser of a visitor. What happens in the form is shown there.
 */
export function EmailSignUp(props: Props) {
  const { status, user } = useAuth();
  const [ofVisitor, setOfVisitor] = useState<State>();
  const [ofPlayer, setOfPlayer] = useState<{ player: string; state: State }>();
  const [isAgain, setAgain] = useState(false);
  if (status === "signed-out" && ofVisitor === undefined) setOfVisitor(readMark(serverNowMs()));

  const player = user?.email ?? null;
  const isKnownPlayer = player !== null && ofPlayer?.player === player;
  const { headingAs = "h2", className } = props;
  const state = isKnownPlayer ? ofPlayer.state : status === "signed-out" ? ofVisitor : null;
  if (state && !isAgain) {
    return (
      <Card className={className}>
        <SignedUp headingAs={headingAs} state={state} player={player} onAgain={() => setAgain(true)} />
      </Card>
    );
  }
  return (
    <>
      {player !== null && !isKnownPlayer && (
        <LatePlayersSignUp
          key={player}
          player={player}
          onKnown={(known) => setOfPlayer({ player, state: known })}
        />
      )}
      <SignUpCard {...props} />
    </>
  );
}
