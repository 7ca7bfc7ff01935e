import type { GetServerData } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/plain-page.ts";
import { sections } from "./sections.ts";

/** Every part of the design in every state, for those who work on it. */
export default function LookPage() {
  return (
    <>
      <Head title="The look" description="Every part of the design in every state." />
      {sections.map(({ name, Show }) => (
        <section key={name} id={name} aria-label={name}>
          <Show />
        </section>
      ))}
    </>
  );
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;
