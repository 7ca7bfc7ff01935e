import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useFollowedSession } from "../features/session/use-followed-session.ts";
import { Wrap } from "../ui/layout/Wrap.tsx";
import { Extras } from "./Extras.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LatePageError } from "./late-parts.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { Overlays } from "./Overlays.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { Toasts } from "./Toasts.tsx";

interface Props {
  /** Of the page that is shown. */
  path: string;
  children: ReactNode;
}

/** What every page stands in. It stays mounted while pages change, and standing when one fails. */
export function Shell({ path, children }: Props) {
  useFollowedSession();
  return (
    <>
      <Frame>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Header path={path} />
        <OfflineNotice />
        <Main as="main" id="main" tabIndex={-1}>
          <ErrorBoundary key={path} fallback={<LatePageError path={path} fallback={<Stuck path={path} />} />}>
            {children}
          </ErrorBoundary>
        </Main>
        <Footer />
        <ErrorBoundary fallback={null}>
          <Toasts />
          <Overlays path={path} />
        </ErrorBoundary>
      </Frame>
      <ErrorBoundary fallback={null}>
        <Extras path={path} />
      </ErrorBoundary>
    </>
  );
}

/** Until the words of a failed page are there, and all there is when they can't be had. */
function Stuck({ path }: { path: string }) {
  return (
    <>
      <h1>This page got stuck</h1>
      <a href={path}>Reload the page</a>
    </>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

/** So high that the footer never stands in the middle of a screen, however short the page is. */
const Main = styled(Wrap)({ minHeight: "60svh" });
