import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../app/store.ts";
import type { SessionState } from "../../state/session-slice.ts";

/** Renders its children with a session of their own. */
export function WithSession({ session, children }: { session: SessionState; children: ReactNode }) {
  const [store] = useState(() => makeStore({ session }));
  return <Provider store={store}>{children}</Provider>;
}
