import styled from "@emotion/styled";
import { ChevronRight } from "lucide-react";
import { color, icon, space, touch } from "../../theme/tokens.ts";
import { SiteLink } from "./SiteLink.tsx";

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

interface Props {
  items: readonly Crumb[];
  /** The accessible name; needed if a page has more than one. */
  label?: string;
}

/** The path from the home page to the current page. */
export function Breadcrumb({ items, label: name = "Breadcrumb" }: Props) {
  return (
    <nav aria-label={name}>
      <List>
        {items.map(({ label, to }, index) => (
          <li key={index}>
            {index > 0 && <ChevronRight />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <SiteLink to={to}>{label}</SiteLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  color: color.inkSoft,
  "& > li": { display: "flex", alignItems: "center", gap: space[2], minHeight: touch, minWidth: 0 },
  "& svg": { flex: "none", width: icon.inline, height: icon.inline },
  "& a": { display: "inline-flex", alignItems: "center", minWidth: touch, minHeight: touch },
  "& [aria-current]": { color: color.ink },
});
