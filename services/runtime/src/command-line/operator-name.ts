import { userInfo } from "node:os";

/** Returns the operator's user name for the audit trail, or the user's number, as in a container without names. */
export function operatorName(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    return `operator ${process.getuid?.() ?? "unknown"}`;
  }
}
