import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { apiVersion } from "../app/api-version.ts";
import { singletonIds } from "../rules/singleton-ids.ts";

/** The published name of the site, or the product's name until it is loaded. */
export function useSiteName(): string {
  const client = useClient({ apiVersion });
  const [name, setName] = useState("WordleHint");
  useEffect(() => {
    const stopped = new AbortController();
    client
      .fetch<string | null>(
        "*[_id == $id][0].name",
        { id: singletonIds.siteSettings },
        { perspective: "published", signal: stopped.signal, tag: "seo-preview.site-name" },
      )
      .then((found) => found && setName(found))
      .catch(() => undefined);
    return () => stopped.abort();
  }, [client]);
  return name;
}
