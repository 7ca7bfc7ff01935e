import styled from "@emotion/styled";
import type { GetServerData } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/loaders/load-plain-page.ts";
import { space, type } from "../theme/tokens.ts";
import { StyleguideSection } from "./StyleguideSection.tsx";
import { sectionNames } from "./section-names.ts";

/**
 * Every component in every state, for developers and designers. The name of each section leads to a page that shows it
 * alone.
 */
export default function StyleguidePage() {
  return (
    <Frame>
      <Head title="The style guide" description="Every part of the design in every state." />
      <h1>The style guide</h1>
      {sectionNames.map((name) => (
        <StyleguideSection key={name} name={name} />
      ))}
    </Frame>
  );
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;

const Frame = styled.div({ paddingBlock: space[7], "& > h1": { font: type.page } });
