import styled from "@emotion/styled";
import { Section } from "../../../content/parts/Section.tsx";
import { unbroken } from "../../../content/unbroken.ts";
import { color, from, measure, space, type } from "../../../theme/tokens.ts";
import type { Term } from "./glossary-facts.ts";

interface Props {
  id: string;
  heading: string;
  terms: readonly Term[];
  /** Called when the visitor follows a link to another term, which the search may have filtered out. */
  onFollow: () => void;
}

/** The terms of one category, each with its own anchor. */
export function TermList({ id, heading, terms, onFollow }: Props) {
  return (
    <Section heading={heading} id={id}>
      <List>
        {terms.map(({ _id, term, slug, definition, seeAlso }) => (
          <div key={_id} id={slug ?? _id}>
            <dt>{term}</dt>
            <dd>
              {unbroken(definition)}
              {seeAlso && seeAlso.length > 0 && (
                <SeeAlso>
                  See also{" "}
                  {seeAlso.map((other, index) => (
                    <span key={other.slug}>
                      {index > 0 && ", "}
                      <a href={`#${other.slug ?? ""}`} onClick={onFollow}>
                        {other.term}
                      </a>
                    </span>
                  ))}
                </SeeAlso>
              )}
            </dd>
          </div>
        ))}
      </List>
    </Section>
  );
}

const List = styled.dl({
  display: "grid",
  gap: space[5],
  "& > div": {
    display: "grid",
    gap: `${space[1]} ${space[6]}`,
    padding: space[2],
    marginInline: `-${space[2]}`,
    scrollMarginTop: space[5],
    borderRadius: space[2],
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" },
  },
  "& > div:target": { background: color.greenWash },
  "& dt": { font: type.minor },
  "& dd": { maxWidth: measure.text },
});

const SeeAlso = styled.p({ marginTop: space[1], color: color.inkSoft });
