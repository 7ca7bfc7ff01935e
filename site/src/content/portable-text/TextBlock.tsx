import type { PortableTextBlockComponent } from "@portabletext/react";
import { useContext } from "react";
import { HeadingsContext } from "./heading-context.ts";

/** A paragraph, heading or quotation. */
export const TextBlock: PortableTextBlockComponent = ({ value, children }) => {
  const { level, headings } = useContext(HeadingsContext);
  if (value.style === "blockquote") {
    return (
      <blockquote>
        <p>{children}</p>
      </blockquote>
    );
  }
  const heading = headings.get(value._key ?? "");
  if (heading === undefined) return <p>{children}</p>;
  const Heading = heading.level === 2 ? (`h${level}` as const) : (`h${level + 1}` as "h3" | "h4");
  return <Heading id={heading.id}>{children}</Heading>;
};
