import { webhookChange, type WebhookHeaders } from "./webhook-change.ts";

const ours = { project: "p1", dataset: "production" };
const body = { _id: "post-1", _type: "blogPost", slug: { current: "first-post" } };
const sent: WebhookHeaders = {
  project: "p1",
  dataset: "production",
  transactionId: "t1",
  operation: "update",
  idempotencyKey: "key-1",
  signature: "signature-1",
};
const change = (changes: Partial<WebhookHeaders> = {}, sentBody: unknown = body) =>
  webhookChange(sentBody, { ...sent, ...changes }, ours);
const slugsOf = (slug: unknown) => change({}, { ...body, slug })?.data.documents[0]?.slugs;

describe("a webhook call", () => {
  it("announces a document of the site's dataset, with its transaction", () => {
    expect(change()).toEqual({
      type: "content.published",
      data: {
        dataset: "production",
        transactionId: "t1",
        documents: [{ id: "post-1", type: "blogPost", slugs: ["first-post"] }],
      },
      eventId: expect.stringMatching(/^webhook-[\w-]{43}$/) as string,
    });
  });

  it("that names no project, dataset or operation is a change of ours", () => {
    const unnamed = change({ project: undefined, dataset: undefined, operation: undefined });
    expect(unnamed).toMatchObject({ type: "content.published", data: { dataset: "production" } });
  });

  it("has the same event id for every delivery of one change, and another for another change", () => {
    const { eventId } = change() ?? {};
    expect(change({ signature: "signature-2" })?.eventId).toBe(eventId);
    expect(change({ idempotencyKey: "key-2" })?.eventId).not.toBe(eventId);
    const unnamed = (signature: string) => change({ idempotencyKey: undefined, signature })?.eventId;
    expect(unnamed("signature-1")).toBe(unnamed("signature-1"));
    expect(unnamed("signature-1")).not.toBe(unnamed("signature-2"));
  });

  it.each([undefined, "", "x".repeat(129)])(
    "without a usable transaction id has one of its own (%#)",
    (id) => {
      const { data, eventId } = change({ transactionId: id }) ?? {};
      expect(`webhook-${data?.transactionId}`).toBe(eventId);
    },
  );

  it("has the slug as an object, as text, or none that an address could have", () => {
    expect(slugsOf("plain")).toEqual(["plain"]);
    expect(slugsOf("x".repeat(512))).toEqual(["x".repeat(512)]);
    expect([slugsOf(""), slugsOf("x".repeat(513)), slugsOf(null), slugsOf({})]).toEqual([[], [], [], []]);
  });
});
