import styled from "@emotion/styled";
import { Check } from "lucide-react";
import { groupedNumber } from "../../lib/grouped-number.ts";
import { routes } from "../../routes.ts";
import { useSettings } from "../../settings/Settings.tsx";
import { color, icon, space } from "../../theme/tokens.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card, CardHeading } from "../../ui/layout/Card.tsx";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

interface Props {
  title: string | undefined;
  text: string | undefined;
  headingAs?: "p" | "h3";
}

/** The 6-letter game: what it offers, and where to get it. */
export function GamePromotion({ title, text, headingAs = "p" }: Props) {
  const { app, appPromotion } = useSettings();
  const { appStoreUrl, playStoreUrl, rating } = app;
  const isInStores = appStoreUrl !== null || playStoreUrl !== null;
  return (
    <Card>
      <CardHeading as={headingAs}>{title}</CardHeading>
      <p>{text}</p>
      <Facts>
        {appPromotion.facts.map((fact) => (
          <li key={fact}>
            <Check aria-hidden="true" />
            {fact}
          </li>
        ))}
      </Facts>
      {rating && <p>{`Rated ${rating.value} of 5 in ${groupedNumber(rating.count)} ratings.`}</p>}
      {isInStores ? (
        <Actions>
          {appStoreUrl !== null && (
            <ButtonLink to={appStoreUrl} rel="external noopener">
              App Store
            </ButtonLink>
          )}
          {playStoreUrl !== null && (
            <ButtonLink to={playStoreUrl} rel="external noopener">
              Google Play
            </ButtonLink>
          )}
        </Actions>
      ) : (
        <p>
          Would you like to play it on your phone?{" "}
          <SiteLink to={routes.contact.path}>Ask us where to get it</SiteLink>.
        </p>
      )}
    </Card>
  );
}

const Facts = styled.ul({
  display: "grid",
  gap: space[1],
  marginBlock: space[4],
  "& > li": { display: "flex", alignItems: "center", gap: space[2] },
  "& svg": { flex: "none", width: icon.inline, height: icon.inline, color: color.green },
});
