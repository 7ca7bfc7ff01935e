import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { AuthProvider } from "./AuthProvider.tsx";
import { makeStore } from "./store.ts";

/** The providers around every page, in the renderer and in the browser. */
export function Root({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  // Parts that hydrate late must begin with what the renderer knew, not with what the store has learnt since.
  const [rendered] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={rendered}>
      <AuthProvider>{children}</AuthProvider>
    </Provider>
  );
}
