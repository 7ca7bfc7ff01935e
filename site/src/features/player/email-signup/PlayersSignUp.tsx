import { useEffect, useEffectEvent, useMemo } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { apiJoined } from "../../../state/api.ts";
import { useEmailPreferencesQuery } from "../../../state/email-api.ts";

interface Props {
  player: string;
  /** Called with what the API knows; it is not to be asked again, since the form says what happens from then on. */
  onKnown: (state: "asked" | "subscribed" | null) => void;
}

/** Asks the API whether a player has signed up for the daily email. */
export function PlayersSignUp({ player, onKnown }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(apiJoined());
  }, [dispatch]);
  const reader = useMemo(() => ({ player }), [player]);
  const { currentData } = useEmailPreferencesQuery(reader);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (currentData) tell(states[currentData.status]);
  }, [currentData]);
  return null;
}

const states = { active: "subscribed", pending: "asked", none: null } as const;
