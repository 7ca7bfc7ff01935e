import styled from "@emotion/styled";
import type { CSSProperties } from "react";
import {
  color,
  from,
  measure,
  motion,
  motionOk,
  rowStepMs,
  size,
  space,
  tight,
  type,
} from "../../theme/tokens.ts";

interface Props {
  lines: readonly string[];
  /** `prose` for a verse among paragraphs. */
  set?: "alone" | "prose";
  /** Where it differs from the page's. */
  lang?: string;
  className?: string;
}

/** A poem: one line per line, with a hanging indent if it wraps. */
export function Verse({ lines, set = "alone", lang, className }: Props) {
  const Frame = set === "alone" ? VerseFrame : Quoted;
  return (
    <Frame lang={lang} className={className}>
      {lines.map((line, index) => (
        // Lines may repeat and never change places.
        <VerseLine key={index}>{`${line}\n`}</VerseLine>
      ))}
    </Frame>
  );
}

/** A poem that stands alone. */
export const VerseFrame = styled.p({
  maxWidth: measure.verse,
  font: type.verse,
  letterSpacing: tight,
});

const Quoted = styled.p({ paddingInlineStart: space[6], fontStyle: "normal" });

/** A line of a poem. */
const VerseLine = styled.span({
  display: "block",
  paddingLeft: "1.4em",
  textIndent: "-1.4em",
  textWrap: "pretty",
});

/** The width of notes in the margin, and their distance from the verse. */
const gutter = "28px";
const noteWidth = `min(280px, (100vw - ${measure.page}) / 2 - 2 * ${gutter})`;

/** Below its line, or in the margin beside it, where it takes no width from the line. */
const noteStyle = {
  color: color.inkSoft,
  fontSize: size.lead,
  fontStyle: "italic",
  lineHeight: 1.35,
  letterSpacing: 0,
  textIndent: 0,
  textWrap: "balance",
  [from.margin]: {
    float: "left",
    width: noteWidth,
    // The line's own indent is 1.4 em of the verse's size.
    marginLeft: `calc(-1 * ${noteWidth} - ${gutter} - 1.4em * 2.1 / 1.15)`,
    marginRight: gutter,
    textAlign: "right",
  },
} as const;
/** The last letter of an italic leans out of its line. */
const lean = ".15em";
const notePadding = `${space[1]} ${lean} ${space[3]} 0`;

/** A line that can have a note. With `data-kept`, styles give it one in `--kept` before React does. */
export const NotedLine = styled(VerseLine)({
  // Holds a note beside it that is taller than the line.
  [from.margin]: { display: "flow-root" },
  "&[data-kept]::after": { ...noteStyle, content: "var(--kept)", display: "block", padding: notePadding },
});

interface NoteProps {
  children: string;
  /** Number of notes before it. */
  place: number;
  /** It was opened on this page: its space opens when a row of tiles has turned, and it appears after those before. */
  isNew: boolean;
}

/** A note on a line of a poem. */
export function VerseNote({ children, place, isNew }: NoteProps) {
  return (
    <Note data-new={isNew} style={{ "--wait": `${place * rowStepMs}ms` } as CSSProperties}>
      <span>{children}</span>
    </Note>
  );
}

const Note = styled.span({
  ...noteStyle,
  display: "grid",
  gridTemplateRows: "1fr",
  "& > span": { minHeight: 0, paddingInlineEnd: lean, overflow: "clip" },
  // Padding would take space even while the row has none.
  "& > span::before, & > span::after": { content: '""', display: "block", height: space[1] },
  "& > span::after": { height: space[3] },
  [motionOk]: {
    "&[data-new=true]": { animation: motion.unfold, animationDelay: ".6s" },
    "&[data-new=true] > span": { animation: `${motion.appear} calc(.8s + var(--wait)) backwards` },
  },
});
