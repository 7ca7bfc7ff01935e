import Bowser from "bowser";
import { LRUCache } from "lru-cache";

const maxKept = 1000;
const maxKeptLength = 500;

/** Names by User-Agent header. Parsing one tries dozens of regular expressions, and most visitors send a common one. */
const names = new LRUCache<string, string>({ max: maxKept, memoMethod: nameOf });

/** Returns how to name a browser to its user, such as `Firefox on Windows`, from its User-Agent header. */
export function browserName(userAgent: string): string {
  return userAgent.length > maxKeptLength ? nameOf(userAgent) : names.memo(userAgent);
}

function nameOf(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || "unknown");
  const name = browser.name ?? "";
  const system = os.name ?? "";
  if (name === "") return "Another program";
  return system === "" ? name : `${name} on ${system}`;
}
