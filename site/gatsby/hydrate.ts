import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates as a transition: React then lets the browser paint and take input in between. */
export function replaceHydrateFunction(): (element: ReactNode, container: Element) => void {
  return (element, container) => startTransition(() => void hydrateRoot(container, element));
}
