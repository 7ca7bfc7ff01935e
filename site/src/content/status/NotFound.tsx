import styled from "@emotion/styled";
import { routes } from "../../routes.ts";
import { color, measure, size, space } from "../../theme/tokens.ts";
import { MainButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { ListLink } from "../../ui/navigation/ListLink.tsx";
import { LetterTile, TileRow, type TileMeaning } from "../../ui/tiles/LetterTile.tsx";
import { message, title } from "./not-found-words.ts";

/** Like a game board: the amber row says what is wrong with the address. */
const rows: readonly (readonly [string, TileMeaning])[] = [
  ["404", "closed"],
  ["Page", "plain"],
  ["Not", "elsewhere"],
  ["Found", "plain"],
];

const waysOn = [routes.search, routes.todaysHint, routes.about, routes.contact, routes.privacy];

/** The content of the not-found page. */
export function NotFound() {
  return (
    <Frame>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Board aria-hidden="true">
        {rows.map(([word, meaning]) => (
          <TileRow key={word}>
            {Array.from(word, (letter, index) => (
              <LetterTile key={index} meaning={meaning}>
                {letter}
              </LetterTile>
            ))}
          </TileRow>
        ))}
      </Board>
      <Message>{message}</Message>
      <WaysOn>
        <li>
          <MainButtonLink to={routes.home.path}>Go to Homepage</MainButtonLink>
        </li>
        {waysOn.map(({ path, label }) => (
          <li key={path}>
            <ListLink to={path}>{label}</ListLink>
          </li>
        ))}
      </WaysOn>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[5],
  paddingBlock: `${space[8]} ${space[10]}`,
});

const Board = styled.div({ display: "grid", gap: space[2] });

const Message = styled.p({ maxWidth: measure.text, color: color.inkSoft, fontSize: size.lead });

const WaysOn = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[5]}`,
});
