import styled from "@emotion/styled";
import { measure, space, tight, type } from "../../theme/tokens.ts";

interface Props {
  lines: readonly string[];
  /** `prose` for a verse among paragraphs. */
  set?: "alone" | "prose";
  /** Where it differs from the page's. */
  lang?: string;
  className?: string;
}

/** A poem: one line per line, with a hanging indent if it wraps. */
export function Verse({ lines, set = "alone", lang, className }: Props) {
  const Frame = set === "alone" ? Alone : Quoted;
  return (
    <Frame lang={lang} className={className}>
      {lines.map((line, index) => (
        // Lines may repeat and never change places.
        <Line key={index}>{`${line}\n`}</Line>
      ))}
    </Frame>
  );
}

const Alone = styled.p({ maxWidth: measure.verse, font: type.verse, letterSpacing: tight });

const Quoted = styled.p({ paddingInlineStart: space[6], fontStyle: "normal" });

const Line = styled.span({
  display: "block",
  paddingLeft: "1.4em",
  textIndent: "-1.4em",
  textWrap: "pretty",
});
