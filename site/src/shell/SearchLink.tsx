import styled from "@emotion/styled";
import { Search } from "lucide-react";
import { routes } from "../routes.ts";
import { icon, radius, space } from "../theme/tokens.ts";
import { buttonStyle, quietStyle } from "../ui/buttons/button-styles.ts";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";

/** Leads to the search, by an icon. */
export function SearchLink() {
  const { path, label } = routes.search;
  return (
    <Square to={path} aria-label={label} title={label}>
      <Search />
    </Square>
  );
}

const Square = styled(SiteLink)(buttonStyle, quietStyle, {
  flex: "none",
  padding: space[2],
  borderRadius: radius.control,
  "& > svg": { width: icon.control, height: icon.control },
});
