import { newEvent, type Following } from "@wordlehint/runtime";
import { onTextsChanged } from "./on-texts-changed.ts";

function start() {
  const followings: Following[] = [];
  const refreshes: (string | undefined)[] = [];
  const follow = (following: Following) => {
    followings.push(following);
    return { isCurrent: () => Promise.resolve(true) };
  };
  onTextsChanged({ bus: { follow }, config: { SANITY_DATASET: "production" } }, (since) =>
    refreshes.push(since?.liveEventId),
  );
  const [following] = followings;
  const publish = async (
    types: string[],
    dataset = "production",
    verb: "published" | "unpublished" = "published",
  ) => {
    const documents = types.map((type) => ({ id: type, type, slugs: [] }));
    const data = { dataset, transactionId: "t1", documents, liveEventId: "live-1" };
    const event = newEvent(`content.${verb}`, "t1", data, new Date());
    if (following?.types.includes(event.type)) await following.handle(event, { stream: "s", sequence: 1 });
  };
  return { refreshes, publish, gap: () => following?.onGap() };
}

it("reads the texts when a text or the site's settings are published, or a text is unpublished", async () => {
  const { refreshes, publish } = start();
  await publish(["page", "mailText"]);
  await publish(["siteSettings"]);
  await publish(["mailText"], "production", "unpublished");
  expect(refreshes).toEqual(["live-1", "live-1", "live-1"]);
});

it("reads them in whatever state when events were missed", () => {
  const { refreshes, gap } = start();
  gap();
  expect(refreshes).toEqual([undefined]);
});

it("ignores other documents and other datasets", async () => {
  const { refreshes, publish } = start();
  await publish(["page"]);
  await publish(["mailText"], "staging");
  expect(refreshes).toEqual([]);
});
