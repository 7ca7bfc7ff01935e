import { unmarked } from "./unmarked.ts";

/** Returns the anchor of a heading: its words in lower case, joined by hyphens. */
export function anchorOf(text: string): string {
  const plain = unmarked(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’]/gu, "");
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "section";
}
