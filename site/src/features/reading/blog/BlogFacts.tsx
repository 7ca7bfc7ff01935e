import styled from "@emotion/styled";
import { CitedWork } from "../../../content/parts/CitedWork.tsx";
import { Section } from "../../../content/parts/Section.tsx";
import { border, color, from, space, type } from "../../../theme/tokens.ts";
import type { BlogIndexContent } from "./blog-facts.ts";

interface Props {
  heading: string;
  facts: NonNullable<BlogIndexContent["facts"]>;
}

export function BlogFacts({ heading, facts }: Props) {
  if (facts.length === 0) return null;
  return (
    <Section heading={heading} id="facts">
      <Grid>
        {facts.map(({ _id, title, text, source }) => (
          <li key={_id}>
            <h3>{title}</h3>
            <p>{text}</p>
            {source && (
              <small>
                <CitedWork work={source} />
              </small>
            )}
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[6]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > li": { paddingTop: space[4], borderTop: border.rule },
  "& h3": { font: type.heading, textWrap: "balance" },
  "& p": { marginTop: space[2], color: color.inkSoft, textWrap: "pretty" },
  "& small": { display: "block", marginTop: space[2], color: color.inkSoft, font: "inherit" },
  "& cite": { fontStyle: "italic" },
});
