import type { Bus } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { onSettingsChanged } from "./on-settings-changed.ts";

it("has the settings read again when events were missed, in whatever state the content is", () => {
  const follow: Bus["follow"] = ({ onGap }) => {
    onGap();
    return { isCurrent: () => Promise.resolve(true) };
  };
  const checks: unknown[] = [];
  onSettingsChanged({ bus: { follow } } as unknown as Context, (since) => checks.push(since));
  expect(checks).toEqual([{ liveEventId: undefined }]);
});
