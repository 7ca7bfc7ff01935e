import { groupedNumber } from "../../../lib/grouped-number.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Card, CardHeading } from "../../../ui/layout/Card.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** The 6-letter game with its app stores; nothing if there are none. */
export function PromotionBlock({ block: { title, text } }: { block: BlockOf<"appPromotion"> }) {
  const { appStoreUrl, playStoreUrl, rating } = useSettings().app;
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <Inset>
      <Card>
        <CardHeading as="p">{title}</CardHeading>
        <p>{text}</p>
        {rating && <p>{`Rated ${rating.value} of 5 in ${groupedNumber(rating.count)} ratings.`}</p>}
        <Actions>
          {appStoreUrl && (
            <ButtonLink to={appStoreUrl} rel="external noopener">
              App Store
            </ButtonLink>
          )}
          {playStoreUrl && (
            <ButtonLink to={playStoreUrl} rel="external noopener">
              Google Play
            </ButtonLink>
          )}
        </Actions>
      </Card>
    </Inset>
  );
}
