import { addressOf } from "../../../content/address-of.ts";
import type { TutorialQueryResult } from "../../../content/content-types.ts";
import { Entry, Grid, Heading } from "../../../content/parts/PageCards.tsx";
import { PageTop } from "../../../content/parts/PageTop.tsx";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { tutorialCrumbs } from "./tutorial-facts.ts";

type Content = NonNullable<TutorialQueryResult>;

/** The tutorials, each on a card. */
export function Tutorials({ tutorials }: { tutorials: Content }) {
  const { title, intro, cards } = tutorials;
  return (
    <>
      <PageTop crumbs={tutorialCrumbs(tutorials)} title={title ?? ""} intro={intro} />
      <Grid>
        {cards?.map((card) => (
          <TutorialCard key={card._key} card={card} />
        ))}
      </Grid>
    </>
  );
}

function TutorialCard({ card: { title, text, page } }: { card: NonNullable<Content["cards"]>[number] }) {
  const address = page && addressOf(page);
  if (!address) return null;
  return (
    <Entry>
      <Heading as="h2">
        <SiteLink to={address}>{title}</SiteLink>
      </Heading>
      <p>{text}</p>
    </Entry>
  );
}
