import { useEffect, useRef, type Dispatch, type KeyboardEvent } from "react";
import { LetterField } from "./LetterField.tsx";
import { TileRow } from "./LetterTile.tsx";
import type { SlotEvent, Slots } from "./guess-slots.ts";

interface Props {
  slots: Slots;
  tell: Dispatch<SlotEvent>;
  onSend: () => void;
  onLeave: () => void;
  /** Id of the text that says what came of the last guess. */
  describedBy: string;
}

/** The tiles as fields of one letter each. The focus is the caret; a phone shows no keyboard of its own. */
export function GuessSlots({ slots, tell, onSend, onLeave, describedBy }: Props) {
  const { letters, fixed, caret } = slots;
  const row = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const field = row.current?.querySelectorAll("input")[caret];
    field?.focus({ preventScroll: true });
    field?.select();
  }, [caret, letters]);

  function onKeyDown(event: KeyboardEvent): void {
    const act = actions[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
  const actions: Record<string, () => void> = {
    ArrowLeft: () => tell({ type: "moved", by: -1 }),
    ArrowRight: () => tell({ type: "moved", by: 1 }),
    Backspace: () => tell({ type: "erased" }),
    Enter: onSend,
    Escape: onLeave,
  };

  return (
    <TileRow
      ref={row}
      role="group"
      aria-label="Your guess"
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      {letters.map((letter, place) => (
        <LetterField
          key={place}
          aria-label={`Letter ${place + 1}${fixed[place] ? ", open" : ""}`}
          value={letter}
          readOnly={fixed[place]}
          data-fixed={fixed[place]}
          data-caret={place === caret}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          onFocus={() => tell({ type: "placed", at: place })}
          onChange={({ target }) => {
            // The letter that was there, unless it was selected and so replaced.
            const text = target.value.length > 1 ? target.value.replace(letter, "") : target.value;
            tell(text === "" ? { type: "erased" } : { type: "typed", letters: text });
          }}
        />
      ))}
    </TileRow>
  );
}
