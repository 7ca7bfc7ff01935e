import { print } from "../../theme/tokens.ts";

/** An article on paper: the URL of an external link is printed after it. */
export const prosePrint = {
  [print]: {
    maxWidth: "none",
    "& a": { textDecorationColor: "currentColor", textDecorationThickness: "1px" },
    "& a[href^='http']::after": {
      content: '" (" attr(href) ")"',
      fontSize: ".85em",
      overflowWrap: "anywhere",
    },
    "& h2, & h3, & h4": { breakAfter: "avoid" },
    "& p, & li": { orphans: 3, widows: 3 },
    "& blockquote, & pre, & img": { breakInside: "avoid" },
  },
} as const;
