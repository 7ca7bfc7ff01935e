import styled from "@emotion/styled";
import { Section } from "../../../content/parts/Section.tsx";
import type { SearchGroup, SearchHit } from "../../../content/search-page-data.ts";
import { border, color, from, hover, measure, space, type } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { Marked } from "./Marked.tsx";
import { groupHeadings, shownCount } from "./search-words.ts";

/** The results of a search by kind. */
export function Results({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ name, hits, count }) => (
    <Section key={name} heading={groupHeadings[name]}>
      <List data-narrow={name === "words"}>
        {hits.map((hit) => (
          <Hit key={hit.path + hit.title.map(({ text }) => text).join("")} hit={hit} />
        ))}
      </List>
      {shownCount(hits.length, count) && <Count>{shownCount(hits.length, count)}</Count>}
    </Section>
  ));
}

function Hit({ hit: { path, title, passage, facts, language } }: { hit: SearchHit }) {
  return (
    <Entry>
      <h3>
        <SiteLink to={path}>
          <Marked parts={title} />
        </SiteLink>
      </h3>
      {passage.length > 0 && (
        <p lang={language}>
          <Marked parts={passage} />
        </p>
      )}
      {facts.length > 0 && <p lang={language}>{facts.join(" · ")}</p>}
    </Entry>
  );
}

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[5]} ${space[7]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.desktop]: { "&[data-narrow=true]": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/** The whole entry is clickable; its accessible name is the link's own text. */
const Entry = styled.li({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[1],
  paddingTop: space[3],
  borderTop: border.rule,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  "& > h3": { color: color.ink, font: type.minor, textWrap: "balance" },
  "& > p": { maxWidth: measure.text, textWrap: "pretty" },
  "& mark": { background: color.greenWash, color: color.ink },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& a": { textDecorationColor: color.green },
  [hover]: { "&:hover": { borderTopColor: color.green } },
});

const Count = styled.p({ marginTop: space[5], color: color.inkSoft });
