import Bowser from "bowser";

/** Returns how to name a browser to its user, such as `Firefox on Windows`, from its User-Agent header. */
export function browserName(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || "unknown");
  const name = browser.name ?? "";
  const system = os.name ?? "";
  if (name === "") return "Another program";
  return system === "" ? name : `${name} on ${system}`;
}
