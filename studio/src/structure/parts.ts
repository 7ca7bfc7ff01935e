import type { ComponentType } from "react";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { singletonIds, type SingletonType } from "../rules/singleton-ids.ts";

/** An entry that opens the only document of its type at once. */
export function only(S: StructureBuilder, type: SingletonType, title: string): ListItemBuilder {
  const id = singletonIds[type];
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().id(id).schemaType(type).documentId(id).title(title));
}

/** An entry with all documents of a type, by default those first that were changed last. */
export function all(
  S: StructureBuilder,
  type: string,
  title: string,
  ordering: SortOrderingItem[] = [{ field: "_updatedAt", direction: "desc" }],
): ListItemBuilder {
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering(ordering));
}

interface Section {
  id: string;
  title: string;
  icon: ComponentType;
  items: (ListItemBuilder | ReturnType<StructureBuilder["divider"]>)[];
}

/** One thing that editors do, with all that belongs to it. */
export function section(S: StructureBuilder, { id, title, icon, items }: Section): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}
