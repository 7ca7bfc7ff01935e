import { randomUUID } from "node:crypto";
import { endsWithin, operatorName, type Terminal } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import {
  changedTopic,
  fromCommandLine,
  recordedMessage,
  recordedTopic,
  type OperatorChange,
} from "../domain/access/operator-change.ts";

const confirmMs = 1500;

/**
 * Has a running lake record the change in its log, because what a command prints is kept nowhere. If no lake confirms
 * it, the record is printed.
 */
export async function recordChange(
  { channel }: Pick<Context, "channel">,
  { event, about }: OperatorChange,
  { printError }: Terminal,
): Promise<void> {
  const [id, who] = [randomUUID(), operatorName()];
  const recorded = Promise.withResolvers<undefined>();
  channel.listen(recordedTopic, (message) => {
    if (recordedMessage.parse(message).id === id) recorded.resolve(undefined);
  });
  channel.publish(changedTopic, { id, who, event, about });
  if (await endsWithin(confirmMs, recorded.promise)) return;
  const line = { time: new Date().toISOString(), audit: event, ...about, who, from: fromCommandLine };
  printError(`No running lake has recorded this. Keep it with the logs:\n${JSON.stringify(line)}\n`);
}
