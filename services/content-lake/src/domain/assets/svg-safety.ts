/**
 * Why an SVG is refused, or undefined. An SVG may be shown inside our own pages, so it must contain nothing that runs or
 * loads from elsewhere. It is also served in a sandbox.
 *
 * Checks the text rather than the structure, including comments and CDATA, so that a reader who parses them differently
 * finds nothing that wasn't checked.
 */
export function faultOfSvg(bytes: Uint8Array): string | undefined {
  const raw = decoded(bytes);
  if (raw === undefined) return "It must be UTF-8 text.";
  const text = resolved(raw);
  return faults.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a file looks like an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = decoded(bytes.subarray(0, 4096), true)?.replace(/<!--[\s\S]*?-->/g, "");
  return (
    start !== undefined && /^\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>]*>\s*)?<([a-z]+:)?svg[\s>/]/i.test(start)
  );
}

const running =
  "script|foreignObject|iframe|object|embed|audio|video|handler|listener|set|animate\\w*|html|body|a";
const elsewhere = "It must not refer to other files.";
const faults: readonly (readonly [RegExp, string])[] = [
  // Stops at the next one, so that many of them don't take long.
  [/<!ENTITY|<!DOCTYPE(?:(?!<!DOCTYPE)[^>])*\[/i, "It must not define entities."],
  [/<\?(?!xml\s)/i, "It must not hold processing instructions."],
  [
    new RegExp(`<(?:[^\\s<>/:"'=]+:)?(?:${running})(?=[\\s/>])`, "i"),
    "It must not hold scripts, links, animations or pages.",
  ],
  [/[\s"'/](?:[^\s<>/:"'=]+:)?on\w+\s*=/i, "It must not hold event handlers."],
  [/[\s:"'](?:href|src)\s*=\s*(["'])(?!\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|\1))/i, elsewhere],
  [/@import|url\(\s*["']?(?!#|data:image\/(?:png|jpeg|gif|webp)[;,]|["')\s])/i, elsewhere],
];

/** Replaces character references, which could hide a forbidden word. */
function resolved(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_all, hex: string | undefined, digits: string) => {
      const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
}

function decoded(bytes: Uint8Array, isCut = false): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
