import { Schema } from "mongoose";
import { addOutbox, hasOutbox } from "./outbox.ts";

describe("a schema with an outbox", () => {
  const schema = new Schema({ lines: Number });
  addOutbox(schema);

  it("has an index of the few aggregates that have something to publish", () => {
    expect(schema.indexes()).toEqual([[{ outboxPending: 1 }, expect.objectContaining({ sparse: true })]]);
  });

  it("creates no empty outbox, and keeps events as they are", () => {
    expect(schema.path("outbox")).toBeInstanceOf(Schema.Types.Array);
    expect(schema.path("outbox").options).toMatchObject({ type: [Schema.Types.Mixed], default: undefined });
  });

  it("is told from one without", () => {
    expect(hasOutbox(schema)).toBe(true);
    expect(hasOutbox(new Schema({ lines: Number }))).toBe(false);
  });
});
