import styled from "@emotion/styled";
import { blogFeedPath } from "@wordlehint/contracts";
import { Rss } from "lucide-react";
import { color, icon, print, space } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

/** The way to the articles for feed readers. */
export function FeedLine() {
  return (
    <Line>
      <Rss />
      <span>
        New articles also come to your feed reader:{" "}
        <SiteLink to={blogFeedPath}>RSS feed of the blog</SiteLink>
      </span>
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  gap: space[3],
  paddingBlock: `${space[5]} ${space[8]}`,
  color: color.inkSoft,
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, marginTop: ".2em" },
  [print]: { display: "none" },
});
