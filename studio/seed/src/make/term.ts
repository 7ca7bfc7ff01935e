import { references, slug, type SeedDocument } from "./seed-document.ts";

type Category = "gameplay" | "linguistic" | "technical";

/** Makes glossary terms of one category. `seeAlso` holds the slugs of other terms. */
export function term(category: Category) {
  return (name: string, definition: string, seeAlso: string[] = []): SeedDocument => {
    const id = name.toLowerCase().replaceAll(" ", "-");
    return {
      _id: `glossaryTerm-${id}`,
      _type: "glossaryTerm",
      term: name,
      slug: slug(id),
      category,
      definition,
      ...(seeAlso.length === 0
        ? {}
        : { seeAlso: references(...seeAlso.map((other) => `glossaryTerm-${other}`)) }),
    };
  };
}
