import { routes } from "../routes.ts";

/** Paths that are never a redirect target after sign-in: those of no page, and the pages on which accounts begin. */
const excluded = [
  "/api",
  "/files",
  "/images",
  "/page-data",
  "/auth",
  "/confirm-subscription",
  "/reset-password",
  "/unsubscribe",
  "/verify-email",
];

/**
 * Returns the path of a page of this site, with query and fragment, or null for anything that a browser could take for
 * something else, such as `//host`, `/\host` or a scheme.
 */
export function ownPath(value: string | null): string | null {
  // Browsers take a backslash for a slash, and drop control characters and spaces.
  if (value === null || value.length > 2000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const base = "https://own.invalid";
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Without its dot segments, a path may begin with two slashes.
  if (origin !== base || pathname.startsWith("//")) return null;
  const isExcluded = excluded.some((place) => `${decoded(pathname)}/`.startsWith(`${place}/`));
  return isExcluded ? null : pathname + search + hash;
}

/** Returns the address of the page to sign in or to register, from which `next`, a path of this site, is the way back. */
export function authPath({ isNew = false, next }: { isNew?: boolean; next?: string | null }): string {
  const { path } = isNew ? routes.signUp : routes.signIn;
  const back = ownPath(next ?? null);
  if (back === null || back === routes.home.path) return path;
  return `${path}${isNew ? "&" : "?"}next=${encodeURIComponent(back)}`;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname;
  }
}
