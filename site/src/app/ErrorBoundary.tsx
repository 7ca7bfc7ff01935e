import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log.ts";
import { Notice } from "../ui/Notice.tsx";

interface Props {
  children: ReactNode;
}

/** Keeps header and footer standing when a page fails to render. Give it a key that changes with the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    logFailure("The page could not be shown", error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice heading="This page got stuck" action="Reload the page" onAction={() => location.reload()}>
        Something on it failed. Reloading usually helps; nothing of yours is lost.
      </Notice>
    );
  }
}
