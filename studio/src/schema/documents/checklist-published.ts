import type { CustomValidator, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { baseId } from "../../rules/base-id.ts";
import { removedChecklistIds, type ChecklistItem } from "../../rules/checklist-ids.ts";

interface Published {
  storageKey?: string;
  items?: ChecklistItem[];
}

/** Refuses to remove an item that visitors may have ticked. */
export const keepsPublishedIds: CustomValidator<ChecklistItem[] | undefined> = async (items, context) => {
  const published = await publishedChecklist(context);
  const removed = removedChecklistIds(published?.items ?? [], items ?? []);
  return removed.length === 0
    ? true
    : `Visitors may have ticked ${removed.join(", ")}. Keep their ids. You may change the texts and add items.`;
};

/** Refuses to change the name under which browsers store progress: every visitor would lose theirs. */
export const keepsPublishedKey: CustomValidator<string | undefined> = async (key, context) => {
  const published = await publishedChecklist(context);
  return published?.storageKey === undefined || published.storageKey === key
    ? true
    : `Change it back to “${published.storageKey}”: under another name every visitor would lose their progress.`;
};

async function publishedChecklist({ document, getClient }: ValidationContext): Promise<Published | null> {
  return await getClient({ apiVersion })
    .withConfig({ perspective: "raw" })
    .fetch<Published | null>(
      "*[_id == $id][0]{storageKey, items[]{id}}",
      { id: baseId(document?._id ?? "") },
      { tag: "validation.checklist" },
    );
}
