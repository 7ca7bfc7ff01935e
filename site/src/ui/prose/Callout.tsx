import styled from "@emotion/styled";
import { CircleAlert, Lightbulb, StickyNote, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { color, family, icon, size, space, type } from "../../theme/tokens.ts";

export type CalloutKind = "note" | "tip" | "attention";

interface Props {
  kind: CalloutKind;
  heading: string;
  children: ReactNode;
}

const signs: Record<CalloutKind, LucideIcon> = {
  note: StickyNote,
  tip: Lightbulb,
  attention: CircleAlert,
};
const inks = { note: color.lineStrong, tip: color.green, attention: color.amber } as const;

/** A note beside an article's main text; the icon and the rule tell its kind. */
export function Callout({ kind, heading, children }: Props) {
  const headingId = useId();
  const Sign = signs[kind];
  return (
    <Frame role="note" aria-labelledby={headingId} style={{ borderColor: inks[kind] }}>
      <Heading id={headingId}>
        <Sign style={{ color: inks[kind] }} />
        {heading}
      </Heading>
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  padding: `${space[1]} 0 ${space[1]} ${space[5]}`,
  borderInlineStart: "3px solid",
  font: `400 ${size.text}/1.6 ${family.sans}`,
  breakInside: "avoid",
  "& > * + *": { marginTop: space[1] },
});

const Heading = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  font: type.control,
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline },
});
