const longest = 13;

/**
 * An e-mail address for a small place, as name and host, each of them short enough for a line of its own:
 * a long name loses its end, a long host its beginning.
 */
export function shortAddress(email: string): [name: string, host: string] {
  const at = email.lastIndexOf("@");
  const name = Array.from(email.slice(0, at));
  const host = Array.from(email.slice(at));
  return [
    name.length <= longest ? name.join("") : `${name.slice(0, longest - 1).join("")}…`,
    host.length <= longest ? host.join("") : `@…${host.slice(2 - longest).join("")}`,
  ];
}
