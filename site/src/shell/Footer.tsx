import styled from "@emotion/styled";
import { product } from "../product.ts";
import { color, family, measure, size } from "../theme/tokens.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { Wrap } from "../ui/Wrap.tsx";

export function Footer() {
  return (
    <Ground>
      <Columns>
        <div>
          <Name>{product}</Name>
          <Words>
            One riddle a day for the daily five-letter word: enough to set you thinking, and no spoilers.
          </Words>
        </div>
        <nav aria-label="Footer">
          <TextLink to="/">Today&apos;s riddle</TextLink>
        </nav>
      </Columns>
    </Ground>
  );
}

const Ground = styled.footer({
  marginTop: "auto",
  paddingBlock: "40px 52px",
  borderTop: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.inkSoft,
});

const Columns = styled(Wrap)({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "18px 40px",
});

const Name = styled.p({
  marginBottom: "8px",
  color: color.ink,
  font: `600 ${size.lead}/1.2 ${family.serif}`,
});

const Words = styled.p({ maxWidth: `calc(${measure.text} * .7)` });
