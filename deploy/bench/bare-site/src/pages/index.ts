import { createElement } from "react";

/** The smallest page that Gatsby can build and a browser can show: React with a line of text. */
export default function BarePage() {
  return createElement("h1", null, "A bare page");
}
