import { plainDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { color, space } from "../../../theme/tokens.ts";

interface Props {
  publishedOn: string | null;
  readTimeMinutes: number | null;
  category: string | null;
}

/** The category, date and reading time of an article. */
export function PostLine({ publishedOn, readTimeMinutes, category }: Props) {
  return (
    <Line>
      {category && <span>{category}</span>}
      {publishedOn && <time dateTime={publishedOn}>{plainDate(publishedOn)}</time>}
      {readTimeMinutes !== null && <span>{readTimeMinutes} min read</span>}
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  flexWrap: "wrap",
  color: color.inkSoft,
  "& > :not(:last-child)::after": { content: '"·"', marginInline: space[2] },
});
