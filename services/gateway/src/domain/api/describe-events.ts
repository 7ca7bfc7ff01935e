import {
  eventDataSchemas,
  eventDescriptions,
  eventEnvelopeSchema,
  type EventType,
} from "@wordlehint/contracts";
import * as z from "zod";

const message = (type: EventType) => `#/components/messages/${type}`;
const channel = (type: EventType) => `#/channels/${type}`;

/** The AsyncAPI 3.0 document of the events on the bus: a channel per event, whose subject is the event's type. */
export function describeEvents() {
  const types = Object.keys(eventDataSchemas) as EventType[];
  const byType = <T>(of: (type: EventType) => T) => Object.fromEntries(types.map((type) => [type, of(type)]));
  return {
    asyncapi: "3.0.0",
    info: {
      title: "WordleHint events",
      version: "1.0.0",
      description:
        "Events on NATS JetStream. They are delivered at least once; consumers are idempotent by the event's `id`. Changes of a contract are additive.",
    },
    defaultContentType: "application/json",
    channels: byType((type) => ({
      address: type,
      messages: { [type]: { $ref: message(type) } },
    })),
    operations: byType((type) => ({
      action: "send",
      title: `${eventDescriptions[type].from} publishes ${type}`,
      channel: { $ref: channel(type) },
      messages: [{ $ref: `${channel(type)}/messages/${type}` }],
    })),
    components: {
      messages: byType((type) => ({
        name: type,
        summary: eventDescriptions[type].summary,
        payload: payloadOf(type),
      })),
    },
  };
}

/** The envelope with the data of one event. AsyncAPI's own schemas are JSON Schema draft 7. */
function payloadOf(type: EventType) {
  const { $schema: _, ...envelope } = z.toJSONSchema(eventEnvelopeSchema, { target: "draft-7" });
  const { $schema: __, ...data } = z.toJSONSchema(eventDataSchemas[type], { target: "draft-7" });
  return { ...envelope, properties: { ...envelope.properties, type: { const: type }, data } };
}
