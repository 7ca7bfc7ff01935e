import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Gatsby looks for the page's root element by this id. */
const rootId = "___gatsby";

/**
 * Hydrates as a transition: React then lets the browser paint and take input in between. A document without the page's
 * root element gets one, in which the page is rendered anew.
 */
export function replaceHydrateFunction(): (element: ReactNode, container: Element | null) => void {
  return (element, container) =>
    startTransition(() => {
      if (container) hydrateRoot(container, element);
      else createRoot(addRoot()).render(element);
    });
}

function addRoot(): Element {
  const root = document.createElement("div");
  root.id = rootId;
  document.body.prepend(root);
  return root;
}
