import styled from "@emotion/styled";
import type { SiteSettings } from "../../../settings/site-settings.ts";
import { below, border, color, from, measure, radius, space, type } from "../../../theme/tokens.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { LetterTile, TileRow } from "../../../ui/tiles/LetterTile.tsx";
import type { AdSize } from "./ad-size.ts";

interface Props {
  size: AdSize;
  /** The editors' texts. */
  ad: SiteSettings["houseAd"];
  /** The wording of the premium price. */
  price: string;
}

/** The site's own ad for its ad-free version. */
export function HouseAd({ size, ad: { title, text, link }, price }: Props) {
  return (
    <Frame data-size={size}>
      {size === "rectangle" && <Offer />}
      <Text>
        <Heading>{title}</Heading>
        <p>
          <Slogan>{text} </Slogan>
          {price}
        </p>
      </Text>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </Frame>
  );
}

/** The offer in letter tiles. Never one word of five letters, which might be the day's answer. */
function Offer() {
  return (
    <Words aria-hidden="true">
      {["no", "ads"].map((word) => (
        <TileRow key={word} data-size="small">
          {Array.from(word, (letter) => (
            <LetterTile key={letter} meaning="right" size="small">
              {letter}
            </LetterTile>
          ))}
        </TileRow>
      ))}
    </Words>
  );
}

const Words = styled.div({ display: "flex", gap: space[4] });

const Frame = styled.div({
  display: "flex",
  gap: space[3],
  minWidth: 0,
  border: border.rule,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.inkSoft,
  "&[data-size=rectangle]": {
    flexDirection: "column",
    justifyContent: "space-between",
    alignItems: "start",
    padding: space[5],
  },
  "&[data-size=banner]": {
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    padding: `${space[1]} ${space[3]}`,
    [from.tablet]: { paddingInline: space[6] },
  },
});

/** Wraps rather than leaving no room for the button. */
const Text = styled.div({ "[data-size=banner] &": { flex: `1 1 ${measure.words}` } });

const Heading = styled.p({ color: color.ink, font: type.minor });

const Slogan = styled.span({
  "[data-size=banner] &": { [below.tablet]: { display: "none" } },
});
