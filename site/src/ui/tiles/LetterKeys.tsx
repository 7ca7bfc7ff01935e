import styled from "@emotion/styled";
import { Delete } from "lucide-react";
import { border, color, hover, icon, radius, size, space, type, withKeys } from "../../theme/tokens.ts";

interface Props {
  onLetter: (letter: string) => void;
  onDelete: () => void;
  onSend: () => void;
  /** A press on Send has no effect but a word why. */
  isSendOff: boolean;
}

/** Keys for screens that are touched. They leave the focus where it is, and aren't stops of the Tab key. */
export function LetterKeys({ onLetter, onDelete, onSend, isSendOff }: Props) {
  const [top, middle, bottom] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map((letters) =>
    Array.from(letters, (letter) => (
      <Key
        key={letter}
        type="button"
        tabIndex={-1}
        aria-label={letter.toUpperCase()}
        onClick={() => onLetter(letter)}
      >
        {letter}
      </Key>
    )),
  );
  return (
    <Keys role="group" aria-label="Keys" onPointerDown={(event) => event.preventDefault()}>
      {top}
      <HalfKey />
      {middle}
      <HalfKey />
      <SendKey type="button" tabIndex={-1} aria-disabled={isSendOff} onClick={onSend}>
        Send
      </SendKey>
      {bottom}
      <Key type="button" tabIndex={-1} aria-label="Delete" onClick={onDelete}>
        <Delete />
      </Key>
    </Keys>
  );
}

const HalfKey = styled.span({ gridColumn: "span 1" });

const Keys = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(20, minmax(0, 1fr))",
  rowGap: space[2],
  maxWidth: "32rem",
  marginTop: space[4],
  // The keys have their gaps within, so that a half key is half as wide.
  marginInline: "-2px",
  touchAction: "manipulation",
  userSelect: "none",
  [withKeys]: { display: "none" },
});

const Key = styled.button({
  gridColumn: "span 2",
  display: "grid",
  placeItems: "center",
  minHeight: "50px",
  marginInline: "2px",
  padding: 0,
  border: border.control,
  borderRadius: radius.tile,
  background: color.sunken,
  color: color.ink,
  font: type.control,
  fontSize: size.lead,
  textTransform: "uppercase",
  cursor: "pointer",
  "& > svg": { width: icon.control, height: icon.control },
  "&:active": { background: color.line },
  [hover]: { "&:hover": { background: color.line } },
});

const SendKey = styled(Key)({
  gridColumn: "span 4",
  fontSize: size.text,
  textTransform: "none",
  "&[aria-disabled=true]": { color: color.inkSoft },
  "&[aria-disabled=false]": { borderColor: color.green, background: color.green, color: color.greenInk },
});
