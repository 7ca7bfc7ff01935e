import styled from "@emotion/styled";
import { useReducer, useState } from "react";
import { routes } from "../../../routes.ts";
import { border, color, family, size, space, withKeys } from "../../../theme/tokens.ts";
import { MainButton, QuietButton } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Verse } from "../../../ui/prose/Verse.tsx";
import { LetterKeys } from "../../../ui/tiles/LetterKeys.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";
import { emptySlots, type, wordOf } from "../../../ui/tiles/guess-slots.ts";
import { GuessSlots } from "../../../ui/tiles/GuessSlots.tsx";
import type { FriendRiddle } from "./friend-riddle.ts";

/** A friend's riddle, with its tiles to guess on. What is typed stays on the page. */
export function ReadRiddle({ riddle: { word, lines } }: { riddle: FriendRiddle }) {
  const [slots, tell] = useReducer(type, emptySlots("", word.length));
  const [said, setSaid] = useState("Type your guess. There is no limit.");
  const [state, setState] = useState<"guessing" | "right" | "shown">("guessing");
  const guess = wordOf(slots);

  function send(): void {
    if (guess === null) setSaid(`A guess has ${word.length} letters.`);
    else if (guess === word) setState("right");
    else {
      setSaid(`${guess.toUpperCase()} isn’t it. Read the riddle once more.`);
      tell({ type: "cleared" });
    }
  }

  return (
    <Frame>
      <h1>A riddle for you</h1>
      <FriendVerse lines={lines} />
      {state === "guessing" ? (
        <>
          <GuessSlots slots={slots} tell={tell} onSend={send} onLeave={() => undefined} describedBy="said" />
          <p id="said" role="status">
            {said}
          </p>
          <LetterKeys
            onLetter={(letter) => tell({ type: "typed", letters: letter })}
            onDelete={() => tell({ type: "erased" })}
            onSend={send}
            isSendOff={guess === null}
          />
          <Tools>
            <MainButton type="button" aria-disabled={guess === null} onClick={send}>
              Send guess
            </MainButton>
            <QuietButton type="button" onClick={() => setState("shown")}>
              Show the word
            </QuietButton>
          </Tools>
        </>
      ) : (
        <>
          <span aria-hidden="true">
            <WordTiles word={word} result="ggggg" />
          </span>
          <p role="status">
            <VisuallyHidden>{word.toUpperCase()}. </VisuallyHidden>
            {state === "right" ? "That’s it. Your friend will be pleased, or annoyed." : "So that was it."}
          </p>
        </>
      )}
      <Foot>
        <p>There is a riddle for the word of the day too, with hints that never say too much.</p>
        <ButtonLink to="/">Today’s riddle</ButtonLink>
        <ButtonLink to={routes.riddleForFriend.path}>Write one yourself</ButtonLink>
      </Foot>
    </Frame>
  );
}

const Frame = styled.div({
  paddingBlock: `${space[6]} ${space[9]}`,
  "& > h1": { marginBottom: space[5], color: color.inkSoft, font: `500 ${size.lead}/1.3 ${family.serif}` },
  "& > p[role=status]": { marginTop: space[3], color: color.inkSoft },
});

const FriendVerse = styled(Verse)({ marginBottom: space[6], overflowWrap: "anywhere" });

const Tools = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[3],
  // The keys on the screen have one.
  "& > button:first-of-type": { display: "none", [withKeys]: { display: "inline-flex" } },
});

const Foot = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginTop: space[8],
  paddingTop: space[5],
  borderTop: border.rule,
  "& > p": { flexBasis: "100%", color: color.inkSoft },
});
