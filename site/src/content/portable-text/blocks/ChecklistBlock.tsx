import { StoredChecklist } from "../StoredChecklist.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** A checklist in a text; it shares its progress with every other place that shows it. */
export function ChecklistBlock({ block: { checklist } }: { block: BlockOf<"embeddedChecklist"> }) {
  return (
    checklist && (
      <Inset>
        <StoredChecklist checklist={checklist} />
      </Inset>
    )
  );
}
