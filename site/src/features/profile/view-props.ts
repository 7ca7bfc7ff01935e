import type { SessionUser } from "../../state/session-api.ts";

/** What every view of the profile is given. */
export interface ViewProps {
  user: SessionUser;
  /** Leads back to the overview. */
  onDone: () => void;
}
