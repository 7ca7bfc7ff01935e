import { useEffect, type ReactNode } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { redirectTo } from "../../../lib/redirect-to.ts";
import { authPath } from "../../../lib/return-path.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { SessionWait } from "./SessionWait.tsx";

/** A page for signed-in players only. Others are redirected to sign in, and back here afterwards. */
export function Protected({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { status, user } = useAuth();
  const isSignedOut = status === "signed-out";
  useEffect(() => {
    const { pathname, search, hash } = location;
    if (isSignedOut) redirectTo(authPath({ next: pathname + search + hash }));
  }, [isSignedOut]);
  return user ? children(user) : <SessionWait />;
}
