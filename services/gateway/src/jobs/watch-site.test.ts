import { eventually } from "@wordlehint/test-servers";
import { storedPage } from "../../test/support/stored-page.ts";
import { hang, usePages } from "../../test/support/use-pages.ts";
import { SiteError } from "../clients/pages/connect-site.ts";
import { watchSite } from "./watch-site.ts";

it("remembers whether the renderer responded, and has stale pages rendered when it is back", async () => {
  let isAway = false;
  const { context, requests, end } = usePages({
    fetch: (path) => {
      if (path === "/stale") return hang();
      return isAway ? Promise.reject(new SiteError("away")) : Promise.resolve({ status: 404 });
    },
  });
  const watch = watchSite({ ...context, limits: { watchMs: 1 }, onClose: () => undefined });
  expect(watch.isUp()).toBe(false);
  await eventually(() => expect(watch.isUp()).toBe(true));
  context.store.put(storedPage({ path: "/stale" }), "memory", true);
  isAway = true;
  await eventually(() => expect(watch.isUp()).toBe(false));
  expect(requests).not.toContain("/stale");
  isAway = false;
  await eventually(() => expect(requests).toContain("/stale"));
  expect(watch.isUp()).toBe(true);
  end();
});
