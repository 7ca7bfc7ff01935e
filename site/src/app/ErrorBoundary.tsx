import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log.ts";

interface Props {
  /** Shown instead of children that failed to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when its children fail to render. Pass a `key` that changes with the page, so that the next page is tried. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    logFailure("A part of the page could not be shown", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
