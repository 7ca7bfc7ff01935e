import styled from "@emotion/styled";
import { CitedWork } from "../../../content/parts/CitedWork.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { color, measure, space } from "../../../theme/tokens.ts";
import type { PostContent } from "./blog-facts.ts";

/** The published works that an article relies on. */
export function References({ works }: { works: NonNullable<PostContent["sources"]> }) {
  if (works.length === 0) return null;
  return (
    <Section heading="References" id="references">
      <List>
        {works.map((work) => (
          <li key={work._key}>
            <CitedWork work={work} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol({
  display: "grid",
  gap: space[3],
  maxWidth: measure.text,
  paddingInlineStart: space[5],
  listStyle: "decimal",
  color: color.inkSoft,
  "& cite": { fontStyle: "italic" },
});
