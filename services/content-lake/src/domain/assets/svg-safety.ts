/**
 * Returns the reason to refuse an SVG, or undefined. An SVG may be shown inside our own pages, so it must contain nothing that runs or
 * loads from elsewhere. It is also served in a sandbox.
 *
 * Checks the text rather than the structure, including comments and CDATA, so that a reader who parses them differently
 * finds nothing that wasn't checked. It is checked as it is and with the escapes of CSS replaced, because what is CSS isn't
 * told from the rest.
 */
export function faultOfSvg(bytes: Uint8Array): string | undefined {
  const raw = decoded(bytes);
  if (raw === undefined) return "It must be UTF-8 text.";
  const text = resolved(raw);
  const texts = [text, withoutCssEscapes(text)];
  return faults.find(([pattern]) => texts.some((checked) => pattern.test(checked)))?.[1];
}

/** Returns whether a file looks like an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = decoded(bytes.subarray(0, 4096), true)?.replace(/<!--[\s\S]*?-->/g, "");
  return (
    start !== undefined && /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<([a-z]+:)?svg[\s>/]/i.test(start)
  );
}

const running =
  "script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate\\w*|html|body|a";
const noPages = "It must not hold scripts, links, animations or pages.";
const elsewhere = "It must not refer to other files.";
const faults: readonly (readonly [RegExp, string])[] = [
  // Stops at the next one, so that many of them don't take long.
  [/<!ENTITY|<!DOCTYPE(?:(?!<!DOCTYPE)[^>])*\[/i, "It must not define entities."],
  [/<\?(?!xml\s)/i, "It must not hold processing instructions."],
  [new RegExp(`<(?:[^\\s<>/:"'=]+:)?(?:${running})(?=[\\s/>])`, "i"), noPages],
  [/1999\/xhtml/i, noPages],
  [/[\s"'/](?:[^\s<>/:"'=]+:)?on\w+\s*=/i, "It must not hold event handlers."],
  [/[\s:"'](?:href|src)\s*=\s*(["'])(?!\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|\1))/i, elsewhere],
  [/@import|url\(\s*["']?\s*(?!\s|#|data:image\/(?:png|jpeg|gif|webp)[;,]|["')])/i, elsewhere],
  // They take the address from a string, and so from a variable.
  [/(?<![\w-])(?:-\w+-)?(?:image-set|image|src)\(/i, elsewhere],
  // The base of addresses that look local.
  [/[\s"']xml:base\s*=/i, elsewhere],
];

/** Replaces character references, which could hide a forbidden word. */
function resolved(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_all, hex: string | undefined, digits: string) => {
      return characterOf(hex === undefined ? Number(digits) : parseInt(hex, 16));
    });
}

/** Replaces the escapes of CSS (CSS Syntax, section 4.3.7), which could hide a forbidden word too. */
function withoutCssEscapes(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(\r\n|[\n\r\f])|(.))/gi,
    (_all, hex: string | undefined, _lineBreak: string | undefined, character: string | undefined) =>
      hex === undefined ? (character ?? "") : characterOf(parseInt(hex, 16)),
  );
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

function decoded(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
