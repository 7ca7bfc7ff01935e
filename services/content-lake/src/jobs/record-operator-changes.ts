import { audit } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import {
  changedMessage,
  changedTopic,
  fromCommandLine,
  recordedTopic,
} from "../domain/access/operator-change.ts";

/** Logs, as audit lines of this service, the changes that operators make by the command line. */
export function startRecordingOperatorChanges({ channel, log }: Pick<Context, "channel" | "log">): void {
  const record = (message: unknown) => {
    const { id, who, event, about } = changedMessage.parse(message);
    audit(log, event, { ...about, who, from: fromCommandLine });
    channel.publish(recordedTopic, { id });
  };
  channel.listen(changedTopic, record, { inTurn: true });
}
