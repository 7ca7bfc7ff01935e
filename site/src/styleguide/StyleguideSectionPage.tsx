import styled from "@emotion/styled";
import type { GetServerData, PageProps } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/loaders/load-plain-page.ts";
import { space, type } from "../theme/tokens.ts";
import { Breadcrumb } from "../ui/navigation/Breadcrumb.tsx";
import { StyleguideSection } from "./StyleguideSection.tsx";
import type { SectionName } from "./section-names.ts";

/** One section of the style guide. `gatsby/create-pages.ts` makes a page of each. */
export default function StyleguideSectionPage({
  pageContext: { name },
}: PageProps<object, { name: SectionName }>) {
  return (
    <Frame>
      <Head
        title={`The style guide: ${name}`}
        description={`The ${name} of the design, in all their states.`}
      />
      <Breadcrumb
        label="The style guide"
        items={[{ label: "The style guide", to: "/_styleguide" }, { label: name }]}
      />
      <h1>The style guide: {name}</h1>
      <StyleguideSection name={name} isOnOwnPage />
    </Frame>
  );
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;

const Frame = styled.div({ paddingBlock: space[7], "& > h1": { font: type.page } });
