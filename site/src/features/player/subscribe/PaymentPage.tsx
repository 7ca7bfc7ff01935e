import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, from, measure, size, space, tight, type } from "../../../theme/tokens.ts";

interface Props {
  title: string;
  intro: string;
  /** Beside the main part, and below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a page on which players pay. */
export function PaymentPage({ title, intro, aside, children }: Props) {
  return (
    <Columns>
      <header>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <Main>{children}</Main>
      {aside}
    </Columns>
  );
}

const Columns = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[7]} ${space[8]}`,
  paddingBlock: `${space[6]} ${space[8]}`,
  [from.tablet]: { paddingBlock: `${space[8]} ${space[10]}` },
  "& > header": { flexBasis: "100%", minWidth: 0, overflowWrap: "anywhere" },
  "& > header > h1": { font: type.page, letterSpacing: tight },
  "& > header > p": { marginTop: space[2], color: color.inkSoft, fontSize: size.lead },
  "& > aside": { flex: `1 1 calc(${measure.words} * 1.5)`, minWidth: 0 },
});

const Main = styled.section({ flex: `0 1 ${measure.form}`, minWidth: 0 });
