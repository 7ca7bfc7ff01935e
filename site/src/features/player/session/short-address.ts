const longest = 13;

/**
 * Splits an email address into name and host, each short enough for a line: a long name is cut at its end, a
 * long host at its start.
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
