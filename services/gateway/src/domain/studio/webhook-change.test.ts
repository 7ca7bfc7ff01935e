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

  it.each([
    ["create", "content.published"],
    ["update", "content.published"],
    ["delete", "content.unpublished"],
    [undefined, "content.published"],
  ])("for the operation %s announces %s", (operation, type) => {
    expect(change({ operation })?.type).toBe(type);
  });

  it.each([
    ["another project", { project: "p2" }],
    ["another dataset", { dataset: "staging" }],
  ])("of %s announces nothing", (_what, headers) => {
    expect(change(headers)).toBeUndefined();
  });

  it.each(["drafts.post-1", "versions.r1.post-1"])("for %s, which isn't public, announces nothing", (_id) => {
    expect(change({}, { ...body, _id })).toBeUndefined();
  });

  it("that names no project and no dataset is about ours", () => {
    expect(change({ project: undefined, dataset: undefined })?.data.dataset).toBe("production");
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

  it("may have a transaction id of 128 characters", () => {
    expect(change({ transactionId: "x".repeat(128) })?.data.transactionId).toBe("x".repeat(128));
  });

  it("has the slug as an object, as text, or none that an address could have", () => {
    expect(slugsOf("plain")).toEqual(["plain"]);
    expect(slugsOf("x".repeat(512))).toEqual(["x".repeat(512)]);
    expect([slugsOf(""), slugsOf("x".repeat(513)), slugsOf(null), slugsOf({})]).toEqual([[], [], [], []]);
  });
});
