import type { Preferences } from "@wordlehint/contracts";
import { useMemo } from "react";
import { routes } from "../../routes.ts";
import { useEmailPreferencesQuery } from "../../state/email-api.ts";
import { ListLink } from "../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";
import { UnknownFact } from "./UnknownFact.tsx";

/** Whether the player gets the daily e-mail, with a link to the preferences; nothing if that can't be loaded. */
export function DailyEmail({ email }: { email: string }) {
  const reader = useMemo(() => ({ player: email }), [email]);
  const { currentData: preferences, isError } = useEmailPreferencesQuery(reader);
  if (isError) return null;
  return (
    <>
      <dt>{routes.emailPreferences.label}</dt>
      <dd>
        {preferences ? <Chosen {...preferences} /> : <UnknownFact />}
        <ListLink to={routes.emailPreferences.path}>
          {preferences && preferences.status !== "active" ? "Set it up" : "Change"}
        </ListLink>
      </dd>
    </>
  );
}

function Chosen({ status, days, help }: Preferences) {
  switch (status) {
    case "active":
      return (
        <>
          <strong>{daysText(days.length)}</strong>
          <StateLine>{help === "hints" ? "Riddle and three hints." : "Riddle only."}</StateLine>
        </>
      );
    case "pending":
      return (
        <>
          <strong>Off</strong>
          <StateLine kind="waiting">Begins when you open the link that we sent you.</StateLine>
        </>
      );
    default:
      return (
        <>
          <strong>Off</strong>
          <StateLine>Nothing is sent.</StateLine>
        </>
      );
  }
}

function daysText(count: number): string {
  if (count === 7) return "Every day";
  return count === 1 ? "One day a week" : `${count} days a week`;
}
