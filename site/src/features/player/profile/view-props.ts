import type { SessionUser } from "../../../state/session-user.ts";

/** What every view of the profile is given. */
export interface ViewProps {
  user: SessionUser;
  /** Leads back to the overview. */
  onDone: () => void;
}
