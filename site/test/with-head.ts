import { Helmet, type HelmetData } from "react-helmet";

/**
 * Renders something, and returns its HTML and what it puts into the head. Test files in one worker share react-helmet's
 * state, so what other files left there is discarded first.
 */
export function withHead(render: () => string): { html: string; head: HelmetData } {
  Helmet.renderStatic();
  const html = render();
  return { html, head: Helmet.renderStatic() };
}
