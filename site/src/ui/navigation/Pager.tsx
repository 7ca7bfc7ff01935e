import styled from "@emotion/styled";
import { ArrowLeft, ArrowRight } from "lucide-react";
import {
  below,
  border,
  color,
  from,
  hover,
  icon,
  print,
  radius,
  space,
  touch,
  type,
} from "../../theme/tokens.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { shownPages } from "./shown-pages.ts";
import { SiteLink } from "./SiteLink.tsx";

interface Props {
  /** The name of the paginated list. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The current page, from 1. */
  page: number;
  count: number;
  addressOf: (page: number) => string;
}

/** Pagination for a list. On phones, one line replaces the page numbers. */
export function Pager({ label, previousLabel, nextLabel, page, count, addressOf }: Props) {
  if (count <= 1) return null;
  return (
    <Frame aria-label={label}>
      {page > 1 && (
        <Step to={addressOf(page - 1)} rel="prev" data-side="start">
          <ArrowLeft />
          {previousLabel}
        </Step>
      )}
      <Numbers>
        {shownPages(page, count).map((number, index) => (
          <li key={index}>
            {number === null ? "…" : <PageNumber number={number} current={page} to={addressOf(number)} />}
          </li>
        ))}
      </Numbers>
      <Line>{`Page ${page} of ${count}`}</Line>
      {page < count && (
        <Step to={addressOf(page + 1)} rel="next" data-side="end">
          {nextLabel}
          <ArrowRight />
        </Step>
      )}
    </Frame>
  );
}

function PageNumber({ number, current, to }: { number: number; current: number; to: string }) {
  const name = (
    <>
      <VisuallyHidden>Page </VisuallyHidden>
      {number}
    </>
  );
  return number === current ? <span aria-current="page">{name}</span> : <SiteLink to={to}>{name}</SiteLink>;
}

const Frame = styled.nav({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[4],
  paddingBlock: space[4],
  borderTop: border.rule,
  [from.tablet]: {
    display: "grid",
    gridTemplateAreas: `"start middle end"`,
    gridTemplateColumns: "1fr auto 1fr",
  },
  [print]: { display: "none" },
});

const Step = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  color: color.ink,
  font: type.control,
  textDecoration: "none",
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, color: color.inkSoft },
  "&[data-side=start]": { gridArea: "start", justifySelf: "start" },
  "&[data-side=end]": { gridArea: "end", justifySelf: "end", marginInlineStart: "auto", textAlign: "end" },
  [hover]: { "&:hover": { textDecoration: "underline" } },
});

const Numbers = styled.ol({
  gridArea: "middle",
  display: "flex",
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& > li, & a, & [aria-current]": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minWidth: touch,
    minHeight: touch,
  },
  "& a": { borderRadius: radius.control, color: "inherit", textDecoration: "none" },
  "& [aria-current]": {
    border: border.control,
    borderRadius: radius.control,
    color: color.ink,
    fontWeight: 600,
  },
  [hover]: { "& a:hover": { background: color.sunken, color: color.ink } },
  [below.tablet]: { display: "none" },
});

const Line = styled.p({
  order: 1,
  flexBasis: "100%",
  color: color.inkSoft,
  textAlign: "center",
  [from.tablet]: { display: "none" },
});
