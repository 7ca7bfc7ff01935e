import { Checklist } from "../../ui/checklist/Checklist.tsx";
import { unbroken } from "../unbroken.ts";
import type { BlockOf } from "./rich-text-value.ts";

type ChecklistValue = NonNullable<BlockOf<"embeddedChecklist">["checklist"]>;

/** A checklist as `checklistFields` returns it. */
export function StoredChecklist({ checklist: { title, storageKey, items } }: { checklist: ChecklistValue }) {
  // In a draft, the key or the ids may be missing: progress can't be stored without them.
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
