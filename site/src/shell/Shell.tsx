import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Wrap } from "../ui/Wrap.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** What every page stands in. It stays mounted while pages change. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <Wrap as="main" id="main" tabIndex={-1}>
        {children}
      </Wrap>
      <Footer />
    </Frame>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", minHeight: "100dvh" });
