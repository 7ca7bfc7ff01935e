import type { CustomValidator, ValidationContext } from "sanity";
import { apiVersion } from "../../app/api-version.ts";
import { baseId } from "../../rules/base-id.ts";
import { lostChecklistIds, type ChecklistItem } from "../../rules/checklist-ids.ts";

interface Published {
  storageKey?: string;
  items?: ChecklistItem[];
}

/** Refuses to lose an item that visitors may have ticked. */
export const keepsPublishedIds: CustomValidator<ChecklistItem[] | undefined> = async (items, context) => {
  const published = await publishedChecklist(context);
  const lost = lostChecklistIds(published?.items ?? [], items ?? []);
  return lost.length === 0
    ? true
    : `Visitors may have ticked ${lost.join(", ")}. Keep the id; its text may change, and items may be added.`;
};

/** Refuses another name in the browser: every visitor's progress would be gone. */
export const keepsPublishedKey: CustomValidator<string | undefined> = async (key, context) => {
  const published = await publishedChecklist(context);
  return published?.storageKey === undefined || published.storageKey === key
    ? true
    : `Write “${published.storageKey}” again: with another name every visitor’s progress would be lost.`;
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
