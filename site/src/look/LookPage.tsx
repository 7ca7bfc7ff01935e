import { Head } from "../head/Head.tsx";
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
