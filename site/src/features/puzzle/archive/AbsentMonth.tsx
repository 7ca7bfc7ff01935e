import styled from "@emotion/styled";
import type { ArchiveRange } from "../../../content/archive-page-data.ts";
import { Head } from "../../../head/Head.tsx";
import { archivePath, monthAddress } from "../../../lib/archive-address.ts";
import { monthName, monthOf } from "../../../lib/puzzle-month.ts";
import { color, measure, size, space, type } from "../../../theme/tokens.ts";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { absentMonthWords } from "./absent-month.ts";
import { ArchiveSearch } from "./ArchiveSearch.tsx";

interface Props {
  /** The last part of the address. */
  slug: string;
  range: ArchiveRange;
}

/** Shown for an address of the archive that names no month with riddles: what there is instead. */
export function AbsentMonth({ slug, range }: Props) {
  const { heading, text } = absentMonthWords(slug, range);
  const { first } = range;
  return (
    <>
      <Head title={heading} description={text} />
      <Frame>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          <li>
            <MainButtonLink to={archivePath}>The latest month</MainButtonLink>
          </li>
          {first !== null && (
            <li>
              <ListLink to={monthAddress(monthOf(first))}>
                The first month: {monthName(monthOf(first))}
              </ListLink>
            </li>
          )}
        </ul>
        <ArchiveSearch />
      </Frame>
    </>
  );
}

const Frame = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  maxWidth: measure.text,
  paddingBlock: `${space[8]} ${space[10]}`,
  "& > h1": { font: type.page, textWrap: "balance" },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
  "& > ul": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[5]}` },
});
