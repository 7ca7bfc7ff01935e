import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { AuthProvider } from "../../app/AuthProvider.tsx";
import { makeStore } from "../../app/store.ts";
import type { SessionUser } from "../../state/session-user.ts";

interface Props {
  /** Null if no player is signed in. */
  token: string | null;
  /** Left out while the user is loading. */
  user?: SessionUser | null;
  children: ReactNode;
}

/** Parts of the page in a session of their own. */
export function WithSession({ token, user = null, children }: Props) {
  const [store] = useState(() => makeStore({ session: { token, user } }));
  return (
    <Provider store={store}>
      <AuthProvider>{children}</AuthProvider>
    </Provider>
  );
}
