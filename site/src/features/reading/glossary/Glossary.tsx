import styled from "@emotion/styled";
import { useState } from "react";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { Related } from "../../../content/parts/Related.tsx";
import { space } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { categories } from "./categories.ts";
import { filterTerms } from "./filter-terms.ts";
import { glossaryCrumbs, type Dictionary } from "./glossary-facts.ts";
import { GlossaryTools } from "./GlossaryTools.tsx";
import { TermList } from "./TermList.tsx";

/** The dictionary: its terms by category, filtered while the visitor types. */
export function Glossary({ dictionary }: { dictionary: Dictionary }) {
  const { title, intro, terms, related } = dictionary;
  const [text, setText] = useState("");
  const shown = filterTerms(terms, text);
  const groups = categories.flatMap((category) => {
    const members = shown.filter((term) => term.category === category.id);
    return members.length > 0 ? [{ ...category, members }] : [];
  });
  const count = `${shown.length} of ${terms.length} terms`;
  return (
    <>
      <PageTop crumbs={glossaryCrumbs(dictionary)} title={title ?? ""} intro={intro} />
      <GlossaryTools text={text} onText={setText} shownCategories={groups.map(({ id }) => id)} />
      <VisuallyHidden role="status">{text.trim() !== "" && shown.length > 0 ? count : ""}</VisuallyHidden>
      <div aria-live="polite">
        {shown.length === 0 && <NoMatch>No matching terms found. Try a different search.</NoMatch>}
      </div>
      {groups.map(({ id, label, members }) => (
        <TermList key={id} id={id} heading={label} terms={members} onFollow={() => setText("")} />
      ))}
      <Related pages={related} />
    </>
  );
}

const NoMatch = styled.p({ paddingBlock: space[7] });
