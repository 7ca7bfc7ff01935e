import styled from "@emotion/styled";
import { AdSlot } from "../../features/visit/ads/index.ts";
import { measure, space } from "../../theme/tokens.ts";

/** All sizes of ad slots; empty for a subscriber. */
export function AdSection() {
  return (
    <Slots>
      <Side>
        <AdSlot size="rectangle" place="side" />
      </Side>
      <AdSlot size="banner" place="bottom" />
    </Slots>
  );
}

const Slots = styled.div({ display: "grid", gap: space[6], marginBlock: space[4] });

const Side = styled.div({ maxWidth: measure.aside });
