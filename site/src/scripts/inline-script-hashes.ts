import { createHash } from "node:crypto";

/**
 * Returns the hashes of the inline scripts in a page that the build rendered, as a Content-Security-Policy names them.
 * React escapes `>` in attributes, so that none of them ends a tag.
 */
export function inlineScriptHashes(html: string): string[] {
  const texts = Array.from(html.matchAll(inlineScripts), ([, text = ""]) => text);
  return [...new Set(texts)].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}

/** Scripts without an address and type. */
const inlineScripts = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;
