import { parseEvent, type DomainEvent } from "@wordlehint/contracts";
import { ErrorCode, JSONCodec, NatsError } from "nats";
import type { StreamPlace } from "./bus-context.ts";
import { EventRefused } from "./event-refused.ts";
import type { Keeper } from "./keep-connected.ts";
import type { BusNames } from "./names.ts";

const codec = JSONCodec();
const publishTimeoutMs = 5000;
const tooLarge: string = ErrorCode.MaxPayloadExceeded;
const noStream: string = ErrorCode.NoResponders;

/** Publishes one event; see `publish` of `Bus`. */
export async function publish(
  keeper: Pick<Keeper, "link" | "recheck">,
  names: BusNames,
  event: DomainEvent,
  connectTimeoutMs: number,
): Promise<StreamPlace> {
  const valid = validated(event);
  const { jetStream, stream } = await keeper.link(connectTimeoutMs);
  const settings = { msgID: valid.id, timeout: publishTimeoutMs };
  try {
    const stored = await jetStream.publish(names.subject(valid.type), codec.encode(valid), settings);
    return { stream, sequence: stored.seq };
  } catch (error) {
    const code = error instanceof NatsError ? error.code : undefined;
    if (code === tooLarge) throw new EventRefused("too large", { cause: error });
    if (code === noStream) keeper.recheck();
    throw error;
  }
}

function validated(event: DomainEvent): DomainEvent {
  try {
    return parseEvent(event);
  } catch (error) {
    throw new EventRefused("breaks its contract", { cause: error });
  }
}
