import styled from "@emotion/styled";
import { Head } from "../head/Head.tsx";
import { color, measure, size } from "../theme/tokens.ts";
import { LetterTile, TileRow, type TileMeaning } from "../ui/LetterTile.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";

const title = "404 Page Not Found";
const message = "The page you're looking for doesn't exist or has been moved.";

/** As on a board: the amber row is what's wrong with the address. */
const rows: readonly (readonly [string, TileMeaning])[] = [
  ["404", "closed"],
  ["Page", "plain"],
  ["Not", "elsewhere"],
  ["Found", "plain"],
];

export default function NotFoundPage() {
  return (
    <Frame>
      <Head title={title} description={message} />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
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
      </h1>
      <Message>{message}</Message>
      <TextLink to="/">Go to today&apos;s riddle</TextLink>
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", justifyItems: "start", gap: "20px", paddingBlock: "48px 72px" });

const Board = styled.span({ display: "grid", gap: "clamp(6px, 1.6vw, 8px)" });

const Message = styled.p({ maxWidth: measure.text, color: color.inkSoft, fontSize: size.lead });
