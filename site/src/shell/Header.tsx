import styled from "@emotion/styled";
import { Link } from "gatsby";
import { ThemeSwitch } from "../features/theme/ThemeSwitch.tsx";
import { product } from "../product.ts";
import { color, family, from, size, touch } from "../theme/tokens.ts";
import { Wrap } from "../ui/Wrap.tsx";
import { Mark } from "./Mark.tsx";

export function Header() {
  return (
    <Bar>
      <Row>
        <Home to="/">
          <Mark />
          <span>{product}</span>
        </Home>
        <ThemeSwitch />
      </Row>
    </Bar>
  );
}

const Bar = styled.header({ borderBottom: `1px solid ${color.line}` });

const Row = styled(Wrap)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: "58px",
  [from.tablet]: { height: "64px" },
});

const Home = styled(Link)({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: touch,
  font: `600 ${size.heading}/1 ${family.serif}`,
  letterSpacing: "-.01em",
  textDecoration: "none",
  // Newsreader's capitals sit high in their line; beside the mark they should sit in the middle.
  "& > span:last-of-type": { translate: "0 .12em" },
});
