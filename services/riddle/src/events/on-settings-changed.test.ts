import { newEvent, type Bus } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { onSettingsChanged } from "./on-settings-changed.ts";

type Following = Parameters<Bus["follow"]>[0];

const place = { stream: "events", sequence: 1 };

/** What the replica follows, and the checks that it was told to make. */
function follow() {
  const checks: unknown[] = [];
  const following: Following[] = [];
  const context = {
    bus: { follow: (one: Following) => following.push(one) },
    config: { SANITY_DATASET: "production" },
    numbering: { current: () => 1 },
  };
  onSettingsChanged(context as unknown as Context, (since) => checks.push(since));
  const [{ types, handle, onGap } = { types: [], handle: () => undefined, onGap: () => undefined }] =
    following;
  return { checks, types, handle, onGap };
}

it("has the settings read again when events were missed, in whatever state the content is", () => {
  const { checks, onGap } = follow();
  onGap();
  expect(checks).toEqual([{ liveEventId: undefined }]);
});

it("has the settings read again also when they were unpublished", async () => {
  const { checks, types, handle } = follow();
  const documents = [{ id: "siteSettings", type: "siteSettings", slugs: [] }];
  const data = { dataset: "production", transactionId: "t1", documents, liveEventId: "live-7" };
  expect(types).toContain("content.unpublished");
  await handle(newEvent("content.unpublished", "production/t1", data, new Date(0)), place);
  expect(checks).toEqual([{ liveEventId: "live-7" }]);
});

it("has nothing read again when another replica announces the number that this one uses", async () => {
  const { checks, handle } = follow();
  for (const puzzleNumberOffset of [1, 2])
    await handle(
      newEvent("riddle.renumbered", "puzzleNumberOffset", { puzzleNumberOffset }, new Date(0)),
      place,
    );
  expect(checks).toHaveLength(1);
});
