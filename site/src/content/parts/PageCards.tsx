import styled from "@emotion/styled";
import { border, color, from, hover, space, type } from "../../theme/tokens.ts";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";
import { addressOf } from "../address-of.ts";

/** A page as `cardFields` returns it. */
export interface QueriedCard {
  _id: string;
  _type: string;
  slug: string | null;
  title: string | null;
  summary: string | null;
  readTimeMinutes: number | null;
  category: string | null;
}

interface Props {
  cards: readonly (QueriedCard | null)[] | null | undefined;
  /** The level of the cards' headings. */
  level?: 2 | 3;
  /** Gives the first card the room that the others leave, rather than an empty place at the end. */
  hasLead?: boolean;
}

/** Cards that link to pages, in as many columns as fit. Pages without an address are left out. */
export function PageCards({ cards, level = 3, hasLead = false }: Props) {
  const shown = (cards ?? []).filter((card) => card !== null);
  return (
    <Grid data-pairs={shown.length % 3 === 1} {...(hasLead && { "data-lead": shown.length % 6 })}>
      {shown.map((card) => (
        <PageCard key={card._id} card={card} level={level} />
      ))}
    </Grid>
  );
}

function PageCard({ card, level }: { card: QueriedCard; level: 2 | 3 }) {
  const { title, summary, category, readTimeMinutes } = card;
  const address = addressOf(card);
  if (address === null) return null;
  const facts = [category, readTimeMinutes && `${readTimeMinutes} min read`].filter(Boolean).join(" · ");
  return (
    <Entry>
      <Heading as={`h${level}`}>
        <SiteLink to={address}>{title}</SiteLink>
      </Heading>
      <p>{summary}</p>
      {facts && <p>{facts}</p>}
    </Entry>
  );
}

export const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[5]} ${space[7]}`,
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "&:is([data-lead='1'], [data-lead='3'], [data-lead='5']) > li:first-of-type": { gridColumn: "span 2" },
  },
  [from.desktop]: {
    // Four cards stand in two rows of two, rather than three and one.
    "&:not([data-pairs=true])": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "&:is([data-lead='1'], [data-lead='3']) > li:first-of-type": { gridColumn: "auto" },
    "&:is([data-lead='2'], [data-lead='5']) > li:first-of-type": { gridColumn: "span 2" },
  },
});

/** The whole card is clickable; its accessible name is the link's own text. */
export const Entry = styled.li({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[2],
  paddingTop: space[4],
  borderTop: border.rule,
  color: color.inkSoft,
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& a": { textDecorationColor: color.green, textDecorationThickness: "2px" },
  [hover]: { "&:hover": { borderTopColor: color.green }, "&:hover p": { color: color.ink } },
});

export const Heading = styled.h3({ color: color.ink, font: type.heading, textWrap: "balance" });
