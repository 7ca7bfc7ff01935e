import { useState, type ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../app/store.ts";
import { sessionApi, type SessionUser } from "../../state/session-api.ts";

interface Props {
  /** Null when nobody is signed in. */
  token: string | null;
  /** Left out while the user is loading. */
  user?: SessionUser;
  children: ReactNode;
}

/** Parts of the page in a session of their own. */
export function WithSession({ token, user, children }: Props) {
  const [store] = useState(() => {
    const made = makeStore({ session: { token } });
    if (token !== null && user) {
      made.dispatch(
        sessionApi.util.upsertQueryEntries([{ endpointName: "currentUser", arg: token, value: user }]),
      );
    }
    return made;
  });
  return <Provider store={store}>{children}</Provider>;
}
