import { ConsumerEvents, type ConsumerDebugEvents, type ConsumerMessages } from "nats";

/** Time between two heartbeats of the broker to an idle consumer. */
export const heartbeatMs = 2000;

const goneTypes = new Set<ConsumerEvents | ConsumerDebugEvents>([
  ConsumerEvents.ConsumerDeleted,
  ConsumerEvents.ConsumerNotFound,
  ConsumerEvents.StreamNotFound,
]);

/**
 * Stops reading when the signal is aborted, or when the consumer or its stream is gone: nats.js would wait for
 * ever, and only missed heartbeats show it.
 */
export function stopWhenLost(messages: ConsumerMessages, signal: AbortSignal): void {
  const stop = () => messages.stop();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  void messages.closed().then(() => signal.removeEventListener("abort", stop));
  void (async () => {
    for await (const { type, data } of await messages.status()) {
      if (goneTypes.has(type) || (type === ConsumerEvents.HeartbeatsMissed && Number(data) >= 2)) stop();
    }
  })();
}
