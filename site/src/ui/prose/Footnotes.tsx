import styled from "@emotion/styled";
import { CornerLeftUp } from "lucide-react";
import { useId, type ReactNode } from "react";
import { color, icon, print, radius, space, type } from "../../theme/tokens.ts";

interface Note {
  id: string;
  content: ReactNode;
}

/** The mark of a footnote in the text. */
export function FootnoteMark({ id, number }: { id: string; number: number }) {
  return (
    <Mark>
      <a id={`mark-${id}`} href={`#note-${id}`} aria-label={`Note ${number}`}>
        {number}
      </a>
    </Mark>
  );
}

/** An article's footnotes or references in the order of their marks; each links back to its mark. */
export function Footnotes({ heading, notes }: { heading: string; notes: readonly Note[] }) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ol>
        {notes.map(({ id, content }, index) => (
          <li key={id} id={`note-${id}`}>
            {content}{" "}
            <Back href={`#mark-${id}`} aria-label={`Back to the text at note ${index + 1}`}>
              <CornerLeftUp />
            </Back>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const Mark = styled.sup({
  lineHeight: 0,
  fontVariantNumeric: "lining-nums",
  "& > a": { paddingInline: space[1], textDecoration: "none", color: color.green, fontWeight: 600 },
  "& > a:target": { background: color.greenWash, borderRadius: radius.tile },
});

const Frame = styled.section({
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  "& > h2": { marginBottom: space[2], font: type.minor },
  "& li:target": { background: color.greenWash, borderRadius: radius.tile },
});

const Back = styled.a({
  display: "inline-block",
  padding: space[1],
  verticalAlign: "middle",
  "& > svg": { width: icon.inline, height: icon.inline },
  [print]: { display: "none" },
});
