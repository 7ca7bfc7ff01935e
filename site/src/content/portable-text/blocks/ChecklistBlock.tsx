import { StoredChecklist } from "../StoredChecklist.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** A checklist within a text; the browser remembers it wherever it is shown. */
export function ChecklistBlock({ block: { checklist } }: { block: BlockOf<"embeddedChecklist"> }) {
  return (
    checklist && (
      <Inset>
        <StoredChecklist checklist={checklist} />
      </Inset>
    )
  );
}
