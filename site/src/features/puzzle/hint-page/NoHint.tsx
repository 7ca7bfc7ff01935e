import { hintAddress, plainDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { Head } from "../../../head/Head.tsx";
import { routes } from "../../../routes.ts";
import { color, measure, size, space, type } from "../../../theme/tokens.ts";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { absentWords, type RiddleDates } from "./absent-words.ts";

interface Props {
  /** The last part of the address. */
  slug: string;
  dates: RiddleDates;
}

/** Shown for a day without a released riddle, and for an address that names no day: what there is instead. */
export function NoHint({ slug, dates }: Props) {
  const { heading, text, meant } = absentWords(slug, dates);
  const { first, latest } = dates;
  return (
    <>
      <Head title={heading} description={text} />
      <Frame>
        <h1>{heading}</h1>
        <p>{text}</p>
        {meant !== null && (
          <p>
            Did you mean <ListLink to={hintAddress(meant)}>{plainDate(meant)}</ListLink>?
          </p>
        )}
        <ul>
          <li>
            <MainButtonLink to={routes.todaysHint.path}>{routes.todaysHint.label}</MainButtonLink>
          </li>
          <li>
            <ListLink to={routes.archive.path}>{routes.archive.label}</ListLink>
          </li>
          <li>
            <ListLink to={hintAddress(latest)}>Latest: {plainDate(latest)}</ListLink>
          </li>
          {first !== null && (
            <li>
              <ListLink to={hintAddress(first)}>First: {plainDate(first)}</ListLink>
            </li>
          )}
        </ul>
      </Frame>
    </>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxWidth: measure.text,
  paddingBlock: `${space[8]} ${space[10]}`,
  "& > h1": { font: type.page, textWrap: "balance" },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
  "& > ul": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[5]}` },
});
