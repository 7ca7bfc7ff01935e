import * as z from "zod";

/** What an operator has changed by the command line, as the audit trail records it. Never a secret. */
export type OperatorChange = {
  /** What happened, such as `editor added`. */
  event: string;
  /** What it concerns, such as the editor's id and role. */
  about: Readonly<Record<string, string>>;
};

/** On this topic a command line tells the lake's replicas of a change; one of them records it. */
export const changedTopic = "operator-changed";
/** On this topic that replica confirms the change's `id`. */
export const recordedTopic = "operator-change-recorded";

export const changedMessage = z.object({
  id: z.string(),
  who: z.string(),
  event: z.string(),
  about: z.record(z.string(), z.string()),
});
export const recordedMessage = z.object({ id: z.string() });

/** What an audit line names as the origin of an operator's change. */
export const fromCommandLine = "command line";
