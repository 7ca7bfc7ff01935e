import type { SessionUser } from "../../../state/session-user.ts";

/** Props of every view of the profile. */
export interface ViewProps {
  user: SessionUser;
  /** Returns to the overview. */
  onDone: () => void;
}
