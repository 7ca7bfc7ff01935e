import styled from "@emotion/styled";
import { border, color, layer, print, space, type } from "../theme/tokens.ts";
import { buttonStyle } from "../ui/buttons/button-styles.ts";

/**
 * Tells the editor that drafts are shown. The exit is a plain link, because its response deletes a cookie.
 */
export function PreviewBar() {
  return (
    <Bar aria-label="Preview">
      <p>Preview: drafts are shown</p>
      <Exit href="/api/preview/disable">Exit preview</Exit>
    </Bar>
  );
}

const Bar = styled.aside({
  position: "sticky",
  bottom: 0,
  zIndex: layer.bar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space[4],
  padding: space[2],
  borderTop: border.rule,
  background: color.surface,
  font: type.control,
  [print]: { display: "none" },
});

const Exit = styled.a(buttonStyle);
