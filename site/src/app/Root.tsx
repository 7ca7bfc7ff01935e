import { setupListeners } from "@reduxjs/toolkit/query/react";
import { useEffect, useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "./store.ts";

/** The providers around every page, in the renderer and in the browser. */
export function Root({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  useEffect(() => setupListeners(store.dispatch), [store]);
  return <Provider store={store}>{children}</Provider>;
}
