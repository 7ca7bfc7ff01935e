import { link } from "./links.ts";

interface Span {
  _type: "span";
  text: string;
  marks: string[];
}

const markup =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g;

/** Parses a line into spans: `**strong**`, `*emphasis*`, `` `letters` `` and `[label](target)`. */
export function inlineText(line: string): { children: Span[]; markDefs: object[] } {
  const children: Span[] = [];
  const markDefs: object[] = [];
  const add = (text: string, ...marks: string[]) => {
    if (text !== "") children.push({ _type: "span", text, marks });
  };
  let end = 0;
  for (const match of line.matchAll(markup)) {
    add(line.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, em, code, label, target } = match.groups ?? {};
    if (strong !== undefined) add(strong, "strong");
    else if (em !== undefined) add(em, "em");
    else if (code !== undefined) add(code, "code");
    else if (label !== undefined && target !== undefined) {
      const _key = `link${markDefs.length + 1}`;
      markDefs.push({ _key, ...link(target) });
      add(label, _key);
    }
  }
  add(line.slice(end));
  return { children, markDefs };
}
