import type { Citation } from "../content-types.ts";
import { externalTarget } from "../portable-text/link-target.ts";

/** A published work in one line; its title is a link if the work is online. */
export function CitedWork({ work }: { work: Omit<Citation, "_type"> }) {
  const { authors, title, publication, year, url } = work;
  const target = externalTarget(url);
  const name = <cite>{title}</cite>;
  return (
    <>
      {authors}
      {year !== undefined && ` (${year})`}.{" "}
      {target ? (
        <a href={target.to} rel="external noopener">
          {name}
        </a>
      ) : (
        name
      )}
      . {publication}.
    </>
  );
}
