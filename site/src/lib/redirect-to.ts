import { navigate } from "gatsby";
import { isBuilt } from "../routes.ts";

/** Shows another page of the site in this one's place: Back doesn't return here. */
export function redirectTo(path: string): void {
  if (isBuilt(path)) navigate(path, { replace: true });
  else location.replace(path);
}
