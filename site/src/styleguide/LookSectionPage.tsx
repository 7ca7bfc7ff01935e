import styled from "@emotion/styled";
import type { GetServerData, PageProps } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/loaders/load-plain-page.ts";
import { space, type } from "../theme/tokens.ts";
import { Breadcrumb } from "../ui/navigation/Breadcrumb.tsx";
import { LookSection } from "./LookSection.tsx";
import type { SectionName } from "./section-names.ts";

/** One section of the look. */
export default function LookSectionPage({ pageContext: { name } }: PageProps<object, { name: SectionName }>) {
  return (
    <Frame>
      <Head title={`The look: ${name}`} description="A part of the design in every state." />
      <Breadcrumb label="The look" items={[{ label: "The look", to: "/_look" }, { label: name }]} />
      <h1>The look: {name}</h1>
      <LookSection name={name} isAlone />
    </Frame>
  );
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;

const Frame = styled.div({ paddingBlock: space[7], "& > h1": { font: type.page } });
