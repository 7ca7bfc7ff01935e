import { useMemo } from "react";
import { routes } from "../../routes.ts";
import { useEmailPreferencesQuery } from "../../state/email-api.ts";
import { ListLink } from "../../ui/navigation/ListLink.tsx";
import { StateLine } from "./StateLine.tsx";

/** Whether the player gets the daily e-mail, with a link to the preferences; nothing until it is known. */
export function DailyEmail({ email }: { email: string }) {
  const reader = useMemo(() => ({ player: email }), [email]);
  const { currentData: preferences } = useEmailPreferencesQuery(reader);
  if (!preferences) return null;
  const { status, days, help } = preferences;
  return (
    <>
      <dt>{routes.emailPreferences.label}</dt>
      <dd>
        <strong>{status === "active" ? daysText(days.length) : "Off"}</strong>
        {status === "active" && (
          <StateLine>{help === "hints" ? "The riddle and three hints." : "The riddle only."}</StateLine>
        )}
        {status === "pending" && (
          <StateLine kind="waiting">Begins when you open the link that we sent you.</StateLine>
        )}
        <ListLink to={routes.emailPreferences.path}>{status === "active" ? "Change" : "Set it up"}</ListLink>
      </dd>
    </>
  );
}

function daysText(count: number): string {
  if (count === 7) return "Every day";
  return count === 1 ? "One day a week" : `${count} days a week`;
}
