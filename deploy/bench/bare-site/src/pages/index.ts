/** The least that Gatsby can send to a browser: React, and nothing to show. */
export default function BarePage() {
  return null;
}
