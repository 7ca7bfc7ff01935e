import type { DomainEvent, EventData } from "@wordlehint/contracts";
import { newEvent, type Following } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { onTextsChanged } from "./on-texts-changed.ts";

function start() {
  let following: Following | undefined;
  const refresh = jest.fn();
  const context = {
    bus: { follow: (options: Following) => (following = options) },
    config: { SANITY_DATASET: "production" },
  };
  onTextsChanged(context as unknown as Context, refresh);
  const deliver = (types: string[], { dataset = "production", unpublished = false } = {}) => {
    const data: EventData<"content.published"> = {
      dataset,
      transactionId: "t1",
      documents: types.map((type) => ({ id: type, type, slugs: [] })),
      liveEventId: "live-1",
    };
    const type = unpublished ? "content.unpublished" : "content.published";
    const event: DomainEvent = newEvent(type, "t1", data, new Date());
    if (following?.types.includes(type)) void following.handle(event, { stream: "s", sequence: 1 });
  };
  return { refresh, deliver, gap: () => following?.onGap() };
}

it.each([
  ["a text is published", ["page", "mailText"], {}],
  ["a text is taken back", ["mailText"], { unpublished: true }],
  ["the site's settings are published", ["siteSettings"], {}],
])("reads the texts anew when %s", (_name, types, options) => {
  const { refresh, deliver } = start();
  deliver(types, options);
  expect(refresh.mock.calls).toEqual([[{ liveEventId: "live-1" }]]);
});

it("reads them anew, in whatever state, when events were missed", () => {
  const { refresh, gap } = start();
  gap();
  expect(refresh.mock.calls).toEqual([[{ liveEventId: undefined }]]);
});

it("leaves them alone when something else is published, or in another dataset", () => {
  const { refresh, deliver } = start();
  deliver(["page"]);
  deliver(["mailText"], { dataset: "staging" });
  expect(refresh).not.toHaveBeenCalled();
});
