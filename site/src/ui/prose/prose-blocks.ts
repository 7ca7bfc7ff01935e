import { border, color, family, radius, size, space } from "../../theme/tokens.ts";
import { tableStyle } from "../tables/table-parts.ts";

const small = `400 ${size.text}/1.5 ${family.sans}`;

/** The style of block elements in an article: quotes, figures, tables, code, rules. */
export const proseBlocks = {
  "& > blockquote": { margin: `${space[6]} 0 0`, paddingInlineStart: space[6], fontStyle: "italic" },
  "& > blockquote > * + *": { marginTop: space[3] },
  "& > blockquote > footer": { color: color.inkSoft, font: small },
  "& > blockquote > footer::before": { content: '"— "' },

  "& figure": { breakInside: "avoid" },
  "& > figure": { marginBlock: space[7] },
  "& > figure > figcaption": { color: color.inkSoft, font: small },
  "& > figure > * + figcaption, & > figure > figcaption + *": { marginTop: space[3] },
  "& img": { display: "block", maxWidth: "100%", height: "auto", borderRadius: radius.tile },

  "& table": { ...tableStyle, fontFamily: family.sans, fontSize: size.text, lineHeight: 1.5 },
  "& pre": {
    padding: space[4],
    borderRadius: radius.control,
    background: color.sunken,
    // Code wraps, so that it never scrolls sideways.
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "& > hr": { width: space[10], marginBlock: space[8], border: 0, borderTop: border.control },
} as const;
