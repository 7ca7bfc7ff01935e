import * as z from "zod";

/** An operator's change by the command line, as the audit trail records it. Never a secret. */
export type OperatorChange = {
  /** The event, such as `editor added`. */
  event: string;
  /** The details, such as the editor's id and role. */
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

/** The origin of an operator's change in the audit trail. */
export const fromCommandLine = "command line";
