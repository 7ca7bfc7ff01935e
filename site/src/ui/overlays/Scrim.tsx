import styled from "@emotion/styled";
import { Overlay } from "@radix-ui/react-dialog";
import { color, layer, motion, motionOk } from "../../theme/tokens.ts";

/** Dims the page behind a dialog or panel. */
export const Scrim = styled(Overlay)({
  position: "fixed",
  inset: 0,
  zIndex: layer.overlay,
  background: color.scrim,
  [motionOk]: {
    animation: motion.appear,
    "&[data-state=closed]": { animation: motion.vanish },
  },
});
