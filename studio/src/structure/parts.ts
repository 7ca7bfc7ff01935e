import type { ComponentType } from "react";
import type { SortOrderingItem } from "sanity";
import type { ListItemBuilder, StructureBuilder } from "sanity/structure";
import { singletonIds, type SingletonType } from "../rules/singleton-ids.ts";

/** A list item that opens a singleton. */
export function singletonItem(S: StructureBuilder, type: SingletonType, title: string): ListItemBuilder {
  const id = singletonIds[type];
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().id(id).schemaType(type).documentId(id).title(title));
}

/** A list item for all documents of a type, by default the most recently changed first. */
export function documentsItem(
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

/** A list item with items of its own. */
export function sectionItem(S: StructureBuilder, { id, title, icon, items }: Section): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items));
}
