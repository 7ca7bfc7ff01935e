import { userInfo } from "node:os";

/** Who runs a command, for the audit trail. In a container, the user may have a number only. */
export function operatorName(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    return `operator ${process.getuid?.() ?? "unknown"}`;
  }
}
