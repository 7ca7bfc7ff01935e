import styled from "@emotion/styled";
import { border, color, space, type } from "../theme/tokens.ts";
import { SiteLink } from "../ui/navigation/SiteLink.tsx";
import { sectionPath, type SectionName } from "./section-names.ts";
import { sections } from "./sections.ts";

interface Props {
  name: SectionName;
  /** The section stands on its own page, to which its heading needs no link. */
  isOnOwnPage?: boolean;
}

/** A section of the style guide with its name. */
export function StyleguideSection({ name, isOnOwnPage = false }: Props) {
  const Show = sections[name];
  return (
    <Frame id={name} aria-label={name}>
      <Heading>{isOnOwnPage ? name : <SiteLink to={sectionPath(name)}>{name}</SiteLink>}</Heading>
      <Show />
    </Frame>
  );
}

const Frame = styled.section({ marginTop: space[8], paddingTop: space[5], borderTop: border.rule });

const Heading = styled.h2({
  marginBottom: space[4],
  color: color.inkSoft,
  font: type.control,
  "&::first-letter, & > a::first-letter": { textTransform: "uppercase" },
  "& > a": { display: "inline-block", color: "inherit" },
});
