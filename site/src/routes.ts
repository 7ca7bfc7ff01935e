const builtRoutes: readonly string[] = ["/", "/_look", "/_look/empty"];

/** Whether this site has a page of its own at `path`; its query and fragment don't matter. */
export function isBuilt(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return builtRoutes.includes(pathname);
}
