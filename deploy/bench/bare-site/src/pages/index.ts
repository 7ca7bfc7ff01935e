/** The smallest page that Gatsby can build: React without any content. */
export default function BarePage() {
  return null;
}
