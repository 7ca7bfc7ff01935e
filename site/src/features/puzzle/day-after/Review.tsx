import styled from "@emotion/styled";
import type { RiddleReview } from "@wordlehint/contracts";
import { reviewAddress } from "../../../lib/analyzer-address.ts";
import { riddleLanguage } from "../../../lib/languages.ts";
import { color, space, type } from "../../../theme/tokens.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Chart } from "../../../ui/charts/Chart.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { LetterTile, TileRow } from "../../../ui/tiles/LetterTile.tsx";
import { lettersText, openersText, playersText, sharePhrase } from "./review-words.ts";

/** An answer that is out: its meaning, its letters, what openers would have left, and how players did. */
export function Review({ review, word }: { review: RiddleReview; word: string }) {
  const { meaning, openers, letters, players } = review;
  const inOurWords = meaning?.find(({ kind }) => kind === null);
  const senses = meaning?.filter(({ kind }) => kind !== null) ?? [];
  return (
    <Body>
      <TileRow lang={riddleLanguage}>
        <VisuallyHidden>The answer: {word.toUpperCase()}</VisuallyHidden>
        {Array.from(word, (letter, index) => (
          <LetterTile key={index} meaning="right" aria-hidden="true">
            {letter}
          </LetterTile>
        ))}
      </TileRow>
      {meaning && meaning.length > 0 && (
        <section>
          <h3>What it means</h3>
          <Meaning lang={riddleLanguage}>{inOurWords?.text}</Meaning>
          {senses.length > 0 && (
            <>
              <Senses lang={riddleLanguage}>
                {senses.map(({ kind, text }) => (
                  <li key={text}>
                    <i>{kind}</i> {text}
                  </li>
                ))}
              </Senses>
              <Source>The numbered senses are those of WordNet, Princeton University.</Source>
            </>
          )}
        </section>
      )}
      {letters && (
        <section>
          <h3>How rare its letters are</h3>
          <p>{lettersText(letters)}</p>
          <Shares>
            {letters.map(({ letter, percent }) => (
              <li key={letter}>
                <LetterTile meaning="plain" size="small">
                  {letter}
                </LetterTile>
                <span>{sharePhrase(percent)}</span>
              </li>
            ))}
          </Shares>
        </section>
      )}
      {openers && (
        <section>
          <h3>What five openers would have left</h3>
          <p>{openersText(openers)}</p>
          <Chart
            kind="bars"
            caption="Words that could still have been the answer after one guess"
            categoryName="First guess"
            categories={openers.map((opener) => opener.word.toUpperCase())}
            series={[{ name: "Words left", values: openers.map(({ left }) => left) }]}
          />
        </section>
      )}
      {players && (
        <section>
          <h3>How our players did</h3>
          <p>{playersText(players)}</p>
          <Chart
            kind="bars"
            caption="Players by the guesses that they needed; X: not solved"
            categoryName="Guesses"
            categories={["1", "2", "3", "4", "5", "6", "X"]}
            series={[{ name: "Players", values: [...players.distribution, players.failed] }]}
          />
        </section>
      )}
      <ButtonLink to={reviewAddress(word)}>Review my game</ButtonLink>
    </Body>
  );
}

const Body = styled.div({
  display: "grid",
  gap: space[6],
  justifyItems: "start",
  marginTop: space[5],
  "& > section": { display: "grid", gap: space[3], minWidth: 0, maxWidth: "100%" },
  "& h3": { font: type.minor },
});

const Meaning = styled.p({ font: type.prose, "&:empty": { display: "none" } });

const Senses = styled.ol({
  display: "grid",
  gap: space[2],
  paddingInlineStart: "1.4em",
  listStyle: "decimal",
  "& i": { color: color.inkSoft },
  "& li::marker": { color: color.inkSoft },
});

const Source = styled.p({ color: color.inkSoft });

const Shares = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  "& > li": { display: "flex", alignItems: "center", gap: space[2] },
  "& > li > span": { fontVariantNumeric: "tabular-nums lining-nums" },
});
