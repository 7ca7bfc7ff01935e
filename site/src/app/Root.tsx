import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "./store.ts";

/** What stands around every page, in the renderer and in the browser. */
export function Root({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}
