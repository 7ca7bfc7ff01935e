import type { GatsbyBrowser } from "gatsby";
import { nextTask } from "../src/lib/next-task.ts";
import type * as Wrappers from "./wrap.tsx";

let wrappers: typeof Wrappers | undefined;

/**
 * Starts the modules of the site's frame in several tasks: in one, they would keep the browser from painting and taking
 * input for longer than anything else. They are part of the first script nevertheless. Gatsby waits for it.
 */
export async function onClientEntry(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ "../src/app/Root.tsx");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../src/ui/layout/Wrap.tsx");
  await nextTask();
  await import(/* webpackMode: "eager" */ "../src/shell/Header.tsx");
  await nextTask();
  wrappers = await import(/* webpackMode: "eager" */ "./wrap.tsx");
}

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (args) => started().wrapRootElement(args);
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => started().wrapPageElement(args);

/** @throws before `onClientEntry` is done */
function started(): NonNullable<typeof wrappers> {
  if (!wrappers) throw new Error("The frame has not started");
  return wrappers;
}
