import styled from "@emotion/styled";
import { navigate } from "gatsby";
import { useEffect } from "react";
import type { ArchiveSearchData } from "../../../content/archive-page-data.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Head } from "../../../head/Head.tsx";
import { routes } from "../../../routes.ts";
import { space } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { ArchiveSearch } from "./ArchiveSearch.tsx";

const title = "Find a riddle";
const failed = "We can't search the archive right now. Please try again in a moment.";

/** Says why a search has found nothing, with the search to try again. A document that finds something is redirected. */
export function SearchOutcome({ data: { terms, to, message } }: { data: ArchiveSearchData }) {
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true });
  }, [to]);
  const text = message ?? failed;
  return (
    <>
      <Head title={title} description={to === null ? text : ""} />
      <PageTop crumbs={crumbsTo(title, routes.archive)} title={title} intro={to === null ? text : null}>
        {to !== null && (
          <p>
            <SiteLink to={to}>Go to the riddle</SiteLink>
          </p>
        )}
      </PageTop>
      <Below>
        <ArchiveSearch terms={terms} />
      </Below>
    </>
  );
}

const Below = styled.div({ paddingBottom: space[9] });
