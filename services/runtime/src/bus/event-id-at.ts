import { NatsError } from "nats";
import type { Link } from "./keep-connected.ts";
import type { BusNames } from "./names.ts";

const noMessageFound = 10037;

/** The id of the event at a position of the current stream; undefined when there is none. */
export async function eventIdAt(
  { manager }: Pick<Link, "manager">,
  names: BusNames,
  sequence: number,
): Promise<string | undefined> {
  try {
    return (await manager.streams.getMessage(names.events, { seq: sequence })).header.get("Nats-Msg-Id");
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.err_code === noMessageFound) return undefined;
    throw error;
  }
}
