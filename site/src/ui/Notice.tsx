import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, family, measure, size } from "../theme/tokens.ts";
import { MainButton } from "./Button.tsx";

interface Props {
  heading: string;
  /** What happened and what happens next. */
  children: ReactNode;
  action: string;
  onAction: () => void;
  /** The action is on its way; pressing again does nothing. */
  isPending?: boolean;
}

/** Stands where something should stand that can't be shown. */
export function Notice({ heading, children, action, onAction, isPending = false }: Props) {
  return (
    <Frame>
      <Heading>{heading}</Heading>
      <Words>{children}</Words>
      <MainButton type="button" aria-disabled={isPending} onClick={isPending ? undefined : onAction}>
        {action}
      </MainButton>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: "18px",
  maxWidth: measure.text,
  paddingBlock: "10px 40px",
});

const Heading = styled.h1({ font: `500 ${size.verse}/1.25 ${family.serif}` });

const Words = styled.p({ color: color.inkSoft, fontSize: size.lead });
