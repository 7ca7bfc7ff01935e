import { purgeKeys } from "../domain/purge-keys.ts";
import type { PageLabel } from "./stored-page.ts";

/** Finds kept pages by what they are made of, however many others are kept. */
export type TagIndex = {
  add(label: PageLabel): void;
  remove(label: PageLabel): void;
  /** Pages that have any of these. */
  find(tags: Iterable<string>): PageLabel[];
};

export function createTagIndex(): TagIndex {
  const byTag = new Map<string, Map<string, PageLabel>>();
  return {
    add: (label) => {
      for (const tag of purgeKeys(label.tags)) {
        const pages = byTag.get(tag);
        if (pages) pages.set(label.key, label);
        else byTag.set(tag, new Map([[label.key, label]]));
      }
    },
    remove: (label) => {
      for (const tag of purgeKeys(label.tags)) {
        const pages = byTag.get(tag);
        // A newer page of the same key may have come already.
        if (pages?.get(label.key) !== label) continue;
        pages.delete(label.key);
        if (pages.size === 0) byTag.delete(tag);
      }
    },
    find: (tags) => {
      const found = new Map<string, PageLabel>();
      for (const tag of tags) {
        for (const [key, label] of byTag.get(tag) ?? []) found.set(key, label);
      }
      return [...found.values()];
    },
  };
}
