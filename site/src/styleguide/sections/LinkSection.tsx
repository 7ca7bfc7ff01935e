import { Breadcrumb } from "../../ui/navigation/Breadcrumb.tsx";
import { Pager } from "../../ui/navigation/Pager.tsx";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";
import { TextLink } from "../../ui/navigation/TextLink.tsx";
import { Row } from "./Row.tsx";

const addressOf = (page: number): string => `/blog/page/${page}`;

/** Links, a breadcrumb that is too long for a phone, and pagination. */
export function LinkSection() {
  return (
    <>
      <Row>
        <TextLink to="/">A link that stands by itself</TextLink>
        <span>
          and <SiteLink to="/">one within a line</SiteLink> of words
        </span>
      </Row>
      <Breadcrumb items={[{ label: "Home", to: "/" }, { label: "The style guide" }]} />
      <Breadcrumb
        label="Long breadcrumb"
        items={[
          { label: "Home", to: "/" },
          { label: "Hint Archive", to: "/wordle-hints" },
          { label: "The hint for Saturday 21 November 2026, puzzle number 1982" },
        ]}
      />
      {[1, 50, 102].map((page) => (
        <Pager
          key={page}
          label={`Pages around ${page}`}
          previousLabel="Newer articles"
          nextLabel="Older articles"
          page={page}
          count={102}
          addressOf={addressOf}
        />
      ))}
    </>
  );
}
