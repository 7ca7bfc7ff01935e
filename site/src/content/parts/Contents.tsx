import styled from "@emotion/styled";
import { useId } from "react";
import { border, color, hover, space, touch, type } from "../../theme/tokens.ts";

interface Props {
  /** In order of appearance; each links to its anchor. */
  entries: readonly { id: string; text: string }[];
}

/** The table of contents of a long page. */
export function Contents({ entries }: Props) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <h2 id={headingId}>On this page</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const Frame = styled.nav({
  "& > h2": { paddingBottom: space[2], font: type.minor },
  "& li": { borderTop: border.rule },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: touch,
    paddingBlock: space[1],
    color: color.inkSoft,
    textDecoration: "none",
    [hover]: { "&:hover": { color: color.ink, textDecoration: "underline" } },
  },
});
