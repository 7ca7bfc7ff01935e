import type { PortableTextMarkComponentProps, PortableTextReactComponents } from "@portabletext/react";
import type { TypedObject } from "@portabletext/types";
import type { QueriedLink } from "./link-target.ts";
import type { Readable } from "./readable-text.ts";
import { TargetLink } from "./TargetLink.tsx";

/** Components for a text whose blocks were narrowed one by one. */
export type TextComponents = Partial<PortableTextReactComponents<Readable>>;

/** Paragraphs, lists and inline elements. */
export const textComponents: TextComponents = {
  block: ({ children }) => <p>{children}</p>,
  list: ({ value, children }) => (value.listItem === "number" ? <ol>{children}</ol> : <ul>{children}</ul>),
  listItem: ({ children }) => <li>{children}</li>,
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code>{children}</code>,
    link: ({ value, children }: PortableTextMarkComponentProps<TypedObject & QueriedLink>) => (
      <TargetLink link={value}>{children}</TargetLink>
    ),
  },
};
