import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, size, space, tight, type } from "../../../theme/tokens.ts";

interface Props {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** A form of an account with its title. */
export function AuthFrame({ title, intro, children }: Props) {
  return (
    <Frame>
      <header>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </Frame>
  );
}

const Frame = styled.section({
  display: "grid",
  gap: space[6],
  "& > header > h1": { font: type.page, letterSpacing: tight },
  "& > header > p": { marginTop: space[2], color: color.inkSoft, fontSize: size.lead },
});

/** A line below a form. */
export const AuthLine = styled.p({ color: color.inkSoft, "& > a": { color: color.ink } });
