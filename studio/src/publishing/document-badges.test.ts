import type { DocumentBadgeComponent, DocumentBadgeProps, DocumentBadgesContext } from "sanity";
import { documentBadges } from "./document-badges.ts";

const [badge] = documentBadges([], { schemaType: "page" } as DocumentBadgesContext) as [
  DocumentBadgeComponent,
];
const page = (noindex: boolean) => ({ _id: "page", _type: "page", seo: { noindex } });
const shown = (versions: { draft?: object; published?: object }) =>
  badge({ draft: null, published: null, ...versions } as DocumentBadgeProps)?.label ?? null;

describe("A page's badge says that it is hidden from search", () => {
  it("while it is", () => {
    expect(shown({ published: page(true) })).toBe("Hidden from search");
    expect(shown({ published: page(false) })).toBeNull();
    expect(shown({})).toBeNull();
  });

  it("as soon as an editor changes that in a draft, which is not published yet", () => {
    expect(shown({ draft: page(true), published: page(false) })).toBe("Hidden from search");
    expect(shown({ draft: page(false), published: page(true) })).toBeNull();
  });

  it("on pages only", () => {
    expect(documentBadges([], { schemaType: "author" } as DocumentBadgesContext)).toEqual([]);
  });
});
