import { Callout, type CalloutKind } from "../../../ui/prose/Callout.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { ShortText } from "../ShortText.tsx";

const looks: Record<string, { kind: CalloutKind; heading: string }> = {
  tip: { kind: "tip", heading: "Tip" },
  note: { kind: "note", heading: "Note" },
  caution: { kind: "attention", heading: "Caution" },
};

/** A callout; without a title, its purpose is its heading. */
export function CalloutBlock({ block: { purpose = "note", title, body } }: { block: BlockOf<"callout"> }) {
  const { kind, heading } = looks[purpose] ?? { kind: "note", heading: "Note" };
  return (
    <Callout kind={kind} heading={title?.trim() ? title : heading}>
      <ShortText value={body} />
    </Callout>
  );
}
