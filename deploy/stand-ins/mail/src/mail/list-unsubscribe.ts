import { headersOf } from "./headers.ts";

/** A mail's `List-Unsubscribe` as Mailpit's API describes it. */
export type ListUnsubscribe = { Header: string; Links: string[]; Errors: string; HeaderPost: string };

/** Reads `List-Unsubscribe` (RFC 2369) and `List-Unsubscribe-Post` (RFC 8058). */
export function listUnsubscribe(source: Buffer): ListUnsubscribe {
  const headers = headersOf(source);
  const Header = headers["List-Unsubscribe"]?.[0] ?? "";
  const HeaderPost = headers["List-Unsubscribe-Post"]?.[0] ?? "";
  const Links = Array.from(Header.matchAll(/<([^>]*)>/g), ([, link = ""]) => link.trim());
  return { Header, Links, Errors: Header === "" ? "" : faultOf(Links), HeaderPost };
}

function faultOf(links: readonly string[]): string {
  const ofKind = (kind: RegExp) => links.filter((link) => kind.test(link)).length;
  const [mail, web] = [ofKind(/^mailto:[^\s@]+@\S+$/i), ofKind(/^https?:\/\/\S+$/i)];
  if (links.length === 0) return "no links in angle brackets";
  if (mail + web < links.length) return "a link is neither a mail address nor a web address";
  return mail > 1 || web > 1 ? "more than one link of a kind" : "";
}
