import { Checklist } from "../../ui/checklist/Checklist.tsx";
import { unbroken } from "../unbroken.ts";
import type { BlockOf } from "./rich-text-value.ts";

type ChecklistValue = NonNullable<BlockOf<"embeddedChecklist">["checklist"]>;

/** A checklist as `checklistFields` gives it. */
export function StoredChecklist({ checklist: { title, storageKey, items } }: { checklist: ChecklistValue }) {
  // Without a name there is nowhere to keep it, and without an id nothing to keep.
  if (!storageKey) return null;
  return (
    <Checklist
      heading={title ?? ""}
      storageKey={storageKey}
      items={(items ?? []).flatMap(({ id, text, help }) =>
        id ? [{ id, label: unbroken(text), help: help && unbroken(help) }] : [],
      )}
    />
  );
}
