import type { PageMetadata } from "../../domain/pages/stored-page.ts";

/** Finds cached pages by their tags, without a look at the other pages. */
export type TagIndex = {
  add(metadata: PageMetadata): void;
  remove(metadata: PageMetadata): void;
  /** Returns the pages that have any of these tags, each once. */
  find(tags: Iterable<string>): PageMetadata[];
};

export function createTagIndex(): TagIndex {
  const byTag = new Map<string, Map<string, PageMetadata>>();
  return {
    add: (metadata) => {
      for (const tag of metadata.tags) {
        const pages = byTag.get(tag);
        if (pages) pages.set(metadata.key, metadata);
        else byTag.set(tag, new Map([[metadata.key, metadata]]));
      }
    },
    remove: (metadata) => {
      for (const tag of metadata.tags) {
        const pages = byTag.get(tag);
        // The entry may already be a newer page of the same key.
        if (pages?.get(metadata.key) !== metadata) continue;
        pages.delete(metadata.key);
        if (pages.size === 0) byTag.delete(tag);
      }
    },
    find: (tags) => {
      const found = new Map<string, PageMetadata>();
      for (const tag of tags) {
        for (const [key, metadata] of byTag.get(tag) ?? []) found.set(key, metadata);
      }
      return [...found.values()];
    },
  };
}
