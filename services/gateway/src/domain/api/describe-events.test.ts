import specs from "@asyncapi/specs";
import { eventDataSchemas, parseEvent } from "@wordlehint/contracts";
import { Ajv, type AnySchema } from "ajv";
import { describeEvents } from "./describe-events.ts";

/** Accepts what the official schema allows; formats are the official schema's own concern. */
const validator = () => new Ajv({ strict: false, validateFormats: false });

it("is valid AsyncAPI 3.0, by the official schema", () => {
  const validate = validator().compile(specs.schemasWithoutId["3.0.0"] as AnySchema);
  void validate(JSON.parse(JSON.stringify(describeEvents())));
  expect(validate.errors).toBeNull();
});

it("describes every event with the service that publishes it", () => {
  const { channels, operations } = describeEvents();
  expect(Object.keys(channels)).toEqual(Object.keys(eventDataSchemas));
  expect(operations["riddle.released"]).toEqual({
    action: "send",
    title: "riddle publishes riddle.released",
    channel: { $ref: "#/channels/riddle.released" },
    messages: [{ $ref: "#/channels/riddle.released/messages/riddle.released" }],
  });
  expect(channels["riddle.released"]).toEqual({
    address: "riddle.released",
    messages: { "riddle.released": { $ref: "#/components/messages/riddle.released" } },
  });
});

it("has no reference to what it doesn't describe", () => {
  const document: unknown = JSON.parse(JSON.stringify(describeEvents()));
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ""] of references) {
    const target = path
      .split("/")
      .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], document);
    expect(target).toBeDefined();
  }
});

it("describes payloads as they are published", () => {
  const { payload } = describeEvents().components.messages["riddle.horizon_low"] ?? {};
  const isPayload = validator().compile(payload as AnySchema);
  const event = parseEvent({
    id: "event-0001",
    type: "riddle.horizon_low",
    version: 1,
    occurredAt: "2026-11-21T05:05:00.000Z",
    aggregateId: "2026-11-21",
    data: { date: "2026-11-21", reason: "short" },
  });
  expect(isPayload(event)).toBe(true);
  expect(payload).not.toHaveProperty("$schema");
  expect(payload?.properties.data).not.toHaveProperty("$schema");
  expect(isPayload({ ...event, type: "riddle.released" })).toBe(false);
  expect(isPayload({ ...event, data: { date: "today", reason: "short" } })).toBe(false);
});
