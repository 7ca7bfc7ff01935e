import { PageCards, type QueriedCard } from "./PageCards.tsx";
import { Section } from "./Section.tsx";

export function Related({ pages }: { pages: readonly (QueriedCard | null)[] | null | undefined }) {
  if (!pages?.some((page) => page !== null)) return null;
  return (
    <Section heading="Read on">
      <PageCards cards={pages} />
    </Section>
  );
}
