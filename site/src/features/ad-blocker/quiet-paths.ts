import { routes } from "../../routes.ts";

const quiet: readonly string[] = [
  routes.adsFree.path,
  routes.signIn.path,
  "/reset-password",
  routes.privacy.path,
  routes.terms.path,
  routes.contact.path,
];

/** Whether a page is left alone: where one subscribes or signs in to be rid of ads, and where one's rights are read. */
export function isQuiet(path: string): boolean {
  return quiet.includes(path.replace(/\/+$/, ""));
}
