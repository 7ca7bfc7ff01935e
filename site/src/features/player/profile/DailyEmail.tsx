import type { Preferences } from "@wordlehint/contracts";
import { useMemo } from "react";
import { routes } from "../../../routes.ts";
import { useEmailPreferencesQuery } from "../../../state/email-api.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";
import { FactPlaceholder } from "./FactPlaceholder.tsx";

/** The state of the daily email, with a link to the preferences; nothing if that can't be loaded. */
export function DailyEmail({ email }: { email: string }) {
  const reader = useMemo(() => ({ player: email }), [email]);
  const { currentData: preferences, isError } = useEmailPreferencesQuery(reader);
  if (!preferences && isError) return null;
  return (
    <>
      <dt>{routes.emailPreferences.label}</dt>
      <dd>
        {preferences ? <Chosen {...preferences} /> : <FactPlaceholder />}
        <ListLink to={routes.emailPreferences.path}>
          {preferences && preferences.status !== "active" ? "Set it up" : "Change"}
        </ListLink>
      </dd>
    </>
  );
}

function Chosen({ status, days, help }: Preferences) {
  if (status === "active") {
    return (
      <>
        <strong>{daysText(days.length)}</strong>
        <StateLine>{help === "hints" ? "Riddle and three hints." : "Riddle only."}</StateLine>
      </>
    );
  }
  return (
    <>
      <strong>Off</strong>
      {status === "pending" ? (
        <StateLine kind="waiting">Begins when you open the link that we sent you.</StateLine>
      ) : (
        <StateLine>Nothing is sent.</StateLine>
      )}
    </>
  );
}

function daysText(count: number): string {
  if (count === 7) return "Every day";
  return count === 1 ? "One day a week" : `${count} days a week`;
}
