import styled from "@emotion/styled";
import { useDeferredValue, useMemo, useState } from "react";
import { routes } from "../../../routes.ts";
import { useShare } from "../../../app/use-share.ts";
import { color, measure, space, tight, type } from "../../../theme/tokens.ts";
import { Button, MainButton } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { friendWarnings } from "./friend-leaks.ts";
import { fragmentOf, isFriendWord, maxLineLength, maxLines, tidyLine } from "./friend-riddle.ts";

/** A form for a word and up to four lines. The riddle is in the link that it makes, and nowhere else. */
export function ComposeRiddle({ origin }: { origin: string }) {
  const [typed, setTyped] = useState("");
  const [written, setWritten] = useState<readonly string[]>(() => Array<string>(maxLines).fill(""));
  const [fault, setFault] = useState<"word" | "lines" | null>(null);
  const { share, copy } = useShare();
  const word = typed.trim().toLowerCase();
  const tidied = useMemo(() => written.map(tidyLine), [written]);
  const lines = tidied.filter((line) => line !== "");
  // With its empty lines, so that a warning names the field that it is about.
  const draft = useDeferredValue(useMemo(() => ({ word, lines: tidied }), [word, tidied]));
  const warnings = useMemo(() => friendWarnings(draft), [draft]);
  const path = `${routes.riddleForFriend.path}#${fragmentOf({ word, lines })}`;
  const isWhole = isFriendWord(word) && lines.length > 0;

  /** Acts on a riddle that is whole, or says what is missing. */
  const whole = (act: () => Promise<void>) => (): void => {
    setFault(isFriendWord(word) ? (lines.length > 0 ? null : "lines") : "word");
    if (isWhole) void act();
  };
  const shared = { url: origin + path, text: "A riddle for you. Five letters, and I won’t help:" };

  return (
    <Frame>
      <h1>A riddle for a friend</h1>
      <p>
        Think of a five-letter word, hide it in up to four lines, and send the link. Your friend reads your
        riddle and guesses on the tiles. The riddle is in the link alone: we neither see it nor keep it.
      </p>
      <Field
        label="Your word"
        help="Five letters from A to Z. A name is fine too."
        error={fault === "word" && "Your word needs exactly five letters from A to Z."}
      >
        {(ids) => (
          <TextInput
            {...ids}
            value={typed}
            maxLength={5}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {written.map((line, index) => (
        <Field
          key={index}
          label={`Line ${index + 1}`}
          error={index === 0 && fault === "lines" && "Write at least one line."}
        >
          {(ids) => (
            <TextInput
              {...ids}
              value={line}
              maxLength={maxLineLength}
              autoComplete="off"
              placeholder={index === 0 ? "It need not rhyme, but it helps." : undefined}
              onChange={({ target }) =>
                setWritten((before) => before.map((other, at) => (at === index ? target.value : other)))
              }
            />
          )}
        </Field>
      ))}
      <Warnings role="status">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Warnings>
      <Actions>
        <MainButton type="button" onClick={whole(() => share(shared))}>
          Share the riddle
        </MainButton>
        <Button type="button" onClick={whole(() => copy(shared.url, "Link copied"))}>
          Copy link
        </Button>
      </Actions>
      {isWhole && (
        <p>
          <TextLink to={path}>Read it as your friend will</TextLink>
        </p>
      )}
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gap: space[5],
  maxWidth: measure.verse,
  paddingBlock: `${space[6]} ${space[9]}`,
  "& > h1": { font: type.page, letterSpacing: tight },
  "& > h1 + p": { color: color.inkSoft, textWrap: "pretty" },
});

const Warnings = styled.div({ color: color.amber, "&:empty": { display: "none" } });
