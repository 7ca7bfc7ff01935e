import styled from "@emotion/styled";
import type { GetServerData } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/loaders/load-plain-page.ts";
import { border, color, space, type } from "../theme/tokens.ts";
import { sections } from "./sections.ts";

/** Every component in every state, for developers and designers. */
export default function LookPage() {
  return (
    <Frame>
      <Head title="The look" description="Every part of the design in every state." />
      <h1>The look</h1>
      {sections.map(({ name, Show }) => (
        <section key={name} id={name} aria-label={name}>
          <SectionName>{name}</SectionName>
          <Show />
        </section>
      ))}
    </Frame>
  );
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;

const Frame = styled.div({
  paddingBlock: space[7],
  "& > h1": { font: type.page },
  "& > section": { marginTop: space[8], paddingTop: space[5], borderTop: border.rule },
});

const SectionName = styled.h2({
  marginBottom: space[4],
  color: color.inkSoft,
  font: type.control,
  "&::first-letter": { textTransform: "uppercase" },
});
