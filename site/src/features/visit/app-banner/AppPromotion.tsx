import styled from "@emotion/styled";
import { Star, X } from "lucide-react";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { color, icon, space, type } from "../../../theme/tokens.ts";
import { mainStyle } from "../../../ui/buttons/button-styles.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import type { Offer } from "./offer.ts";

interface Props {
  offer: Offer;
  promotion: SiteSettings["appPromotion"];
  rating: SiteSettings["app"]["rating"];
  onOpen: () => void;
  onDismiss: () => void;
}

/** The promotion says that the game is free. */
export function AppPromotion({ offer, promotion, rating, onOpen, onDismiss }: Props) {
  return (
    <Row>
      <div>
        <Heading>{promotion.name}</Heading>
        <Facts>
          <span>{promotion.text}</span>
          {rating && <Rating {...rating} />}
        </Facts>
      </div>
      {offer.platform === "site" ? (
        <Target to={offer.to} aria-label={`More about ${promotion.name}`} onClick={onOpen}>
          More
        </Target>
      ) : (
        <Target to={offer.to} target="_blank" rel="noopener" onClick={onOpen}>
          Get it
        </Target>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X />
      </IconButton>
    </Row>
  );
}

function Rating({ value, count }: { value: number; count: number }) {
  const [ratings, isOne] = [groupedNumber(count), count === 1];
  return (
    <Stars>
      <VisuallyHidden>{`Rated ${value} of 5 in ${ratings} ${isOne ? "rating" : "ratings"}`}</VisuallyHidden>
      <Star />
      <span aria-hidden="true">{`${value} (${ratings})`}</span>
    </Stars>
  );
}

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: space[2],
});

const Heading = styled.h2({ font: type.minor });

const Facts = styled.p({ display: "flex", flexWrap: "wrap", columnGap: space[2], color: color.inkSoft });

const Stars = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  whiteSpace: "nowrap",
  "& > svg": { width: icon.inline, height: icon.inline, color: color.amber, fill: "currentColor" },
});

const Target = styled(ButtonLink)(mainStyle);
