import { scriptsFolder } from "@wordlehint/contracts";

/**
 * Returns the folder of the site's scripts as CSP sources, at each name under which visitors get pages: `'self'` can't
 * take a path.
 * @param alsoAllowed further host names.
 */
export function scriptFolders({ protocol, hostname, port }: URL, alsoAllowed: Iterable<string>): string[] {
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}${scriptsFolder}`;
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  return [
    ...(isLocal ? ["localhost", "127.0.0.1"] : [hostname]).map(at),
    // A proxy or a cluster may reach the gateway at another port than that of the public origin.
    ...Array.from(alsoAllowed, (host) => `${host}:*${scriptsFolder}`),
  ];
}
