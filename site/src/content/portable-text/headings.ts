import { toPlainText } from "@portabletext/react";
import { anchorOf } from "../../lib/anchor.ts";
import { paragraphsOf } from "./readable-text.ts";

export interface Heading {
  /** The key of its block. */
  key: string;
  /** Its anchor on the page. */
  id: string;
  text: string;
  level: 2 | 3;
}

const levels: Record<string, 2 | 3> = { h2: 2, h3: 3 };

/**
 * Returns the headings of a text. Anchors are made of the words, so that a link to a heading works as long as
 * its wording stays. A page with several texts gives each its own prefix. A minor heading with no major one
 * above it is promoted, so that no level is skipped.
 */
export function headingsOf(value: readonly { _type: string }[] | null | undefined, prefix = ""): Heading[] {
  const taken = new Set<string>();
  let isBelow = false;
  return paragraphsOf(value).flatMap((block) => {
    const { _key: key = "", style = "" } = block;
    const level = Object.hasOwn(levels, style) ? levels[style] : undefined;
    const text = toPlainText(block);
    if (level === undefined || text.trim() === "") return [];
    const id = untaken(prefix + anchorOf(text), taken);
    taken.add(id);
    isBelow ||= level === 2;
    return [{ key, id, text, level: isBelow ? level : 2 }];
  });
}

function untaken(id: string, taken: ReadonlySet<string>): string {
  let count = 2;
  let free = id;
  while (taken.has(free)) free = `${id}-${count++}`;
  return free;
}
