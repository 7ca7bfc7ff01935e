import styled from "@emotion/styled";
import { useMemo } from "react";
import { anchorOf } from "../../../lib/anchor.ts";
import { wordsIn } from "../../../lib/words-in.ts";
import { color, measure, space, type } from "../../../theme/tokens.ts";
import { CommonWords } from "./CommonWords.tsx";
import { OpenerPairs } from "./OpenerPairs.tsx";
import { Openers } from "./Openers.tsx";
import { Patterns } from "./Patterns.tsx";
import type { WordList } from "./word-list-content.ts";

/** A word list of any kind. */
export function WordListView({ list }: { list: WordList }) {
  const { title, slug, description } = list;
  return (
    <Frame id={slug ?? anchorOf(title ?? "")}>
      <h2>{title}</h2>
      <p>{description}</p>
      <Entries list={list} />
    </Frame>
  );
}

function Entries({ list }: { list: WordList }) {
  const { kind, openers, openerPairs, patterns, words, guessesPath, licence, guessesLicence } = list;
  const source = useMemo(() => ({ words: wordsIn(words), guessesPath }), [words, guessesPath]);
  switch (kind) {
    case "openers":
      return <Openers openers={openers ?? []} />;
    case "openerPairs":
      return <OpenerPairs pairs={openerPairs ?? []} />;
    case "patterns":
      return <Patterns patterns={patterns ?? []} />;
    case "words":
      return <CommonWords source={source} licences={[licence, guessesLicence]} />;
    case null:
      return null;
  }
}

const Frame = styled.section({
  paddingBlock: `${space[3]} ${space[7]}`,
  scrollMarginTop: space[5],
  "& > h2": { font: type.title },
  "& > h2 + p": {
    maxWidth: measure.text,
    marginBlock: `${space[2]} ${space[5]}`,
    color: color.inkSoft,
    textWrap: "pretty",
  },
});
