import { parseEvent, type DomainEvent, type EventType } from "@wordlehint/contracts";
import type { JsMsg } from "nats";

type Read<T extends EventType> =
  | { event: DomainEvent<T>; fault?: undefined }
  | { event?: undefined; fault: string };

/** Parses a message as the event that its subject names. The fault says what is wrong and quotes no contents. */
export function readEvent<T extends EventType>(message: JsMsg, type: T): Read<T> {
  let json: unknown;
  try {
    json = message.json();
  } catch {
    // The parser's own error message quotes the contents.
    return { fault: "not JSON" };
  }
  try {
    const event = parseEvent(json);
    if (event.type !== type) return { fault: `a ${event.type} on the subject of ${type}` };
    return { event: event as DomainEvent<T> };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
