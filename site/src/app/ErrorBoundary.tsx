import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log.ts";

interface Props {
  /** Stands in for children that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure to render from taking down what stands around. Give it a key that changes with the page. */
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
