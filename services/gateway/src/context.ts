import type { Config } from "./config.ts";
import { openApi, type ApiContext } from "./context/api.ts";
import { openBase, type Overrides } from "./context/base.ts";
import { openPages, type PagesContext } from "./context/pages.ts";
import { openStudio, type StudioContext } from "./context/studio.ts";

/** All parts of the gateway. A handler names only those that it needs. */
export type Context = PagesContext & ApiContext & StudioContext;

/** Opens the gateway's parts. They are closed with its runtime. */
export async function createContext(config: Config, overrides: Overrides): Promise<Context> {
  const base = openBase(config, overrides);
  const pages = await openPages(base);
  return { ...pages, ...openApi(base), ...openStudio(base) };
}
