import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, measure, size, space, tight, type } from "../../theme/tokens.ts";
import { Breadcrumb, type Crumb } from "../../ui/navigation/Breadcrumb.tsx";

interface Props {
  /** From the home page to the current page. */
  crumbs: readonly Crumb[];
  title: string;
  intro?: string | null;
  /** Shown below the introduction, such as a date. */
  children?: ReactNode;
}

/** The top of a content page: breadcrumb, title and introduction. */
export function PageTop({ crumbs, title, intro, children }: Props) {
  return (
    <Frame>
      <Breadcrumb items={crumbs} />
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
    </Frame>
  );
}

const Frame = styled.header({
  paddingBlock: `${space[4]} ${space[7]}`,
  "& > h1": { font: type.page, letterSpacing: tight, textWrap: "balance" },
  "& > h1 + p": {
    maxWidth: measure.text,
    marginTop: space[2],
    color: color.inkSoft,
    fontSize: size.lead,
    textWrap: "pretty",
  },
});
