import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { HydrationSlice } from "../lib/HydrationSlice.tsx";
import { FollowedSession } from "../features/player/session/index.ts";
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
  path: string;
  children: ReactNode;
}

/** The frame of every page. It stays mounted across navigations and page errors. */
export function Shell({ path, children }: Props) {
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
        <HydrationSlice>
          <Footer />
        </HydrationSlice>
        <ErrorBoundary fallback={null}>
          <FollowedSession />
          <Toasts />
          <Overlays path={path} />
        </ErrorBoundary>
      </Frame>
      <ErrorBoundary fallback={null}>
        <HydrationSlice>
          <Extras path={path} />
        </HydrationSlice>
      </ErrorBoundary>
    </>
  );
}

/** Shown until the page error's code has loaded, or if it can't be loaded. */
function Stuck({ path }: { path: string }) {
  return (
    <>
      <h1>This page got stuck</h1>
      <a href={path}>Reload the page</a>
    </>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

/** High enough to keep the footer out of the middle of the screen on short pages. */
const Main = styled(Wrap)({ minHeight: "60svh" });
