import styled from "@emotion/styled";
import { border, color, radius, space, touch } from "../../theme/tokens.ts";

/** Every color with its name. */
export function ColorSection() {
  return (
    <Grid>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <Swatch style={{ background: value }} />
          {name}
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9em, 1fr))",
  gap: space[4],
});

const Swatch = styled.div({
  height: touch,
  marginBottom: space[1],
  border: border.control,
  borderRadius: radius.tile,
});
