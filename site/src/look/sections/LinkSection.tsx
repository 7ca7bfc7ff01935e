import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Row } from "./Row.tsx";

/** Links, and the way down to a page; the last one is too long for a phone. */
export function LinkSection() {
  return (
    <>
      <Row>
        <TextLink to="/">A link that stands by itself</TextLink>
        <span>
          and <SiteLink to="/">one within a line</SiteLink> of words
        </span>
      </Row>
      <Breadcrumb items={[{ label: "Home", to: "/" }, { label: "The look" }]} />
      <Breadcrumb
        label="Long breadcrumb"
        items={[
          { label: "Home", to: "/" },
          { label: "Hint Archive", to: "/wordle-hints" },
          { label: "The hint for Saturday 21 November 2026, puzzle number 1982" },
        ]}
      />
    </>
  );
}
