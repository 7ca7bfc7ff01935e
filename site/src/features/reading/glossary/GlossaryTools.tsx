import styled from "@emotion/styled";
import { below, from, measure, scriptless, space } from "../../../theme/tokens.ts";
import { buttonStyle } from "../../../ui/buttons/button-styles.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { categories } from "./categories.ts";

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Categories with terms on the page. The links to the others are disabled. */
  shownCategories: readonly string[];
}

/** The search field, and links to the categories. */
export function GlossaryTools({ text, onText, shownCategories }: Props) {
  return (
    <Row>
      <Search role="search">
        <Field label="Search the terms">
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              value={text}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
      </Search>
      <Jumps aria-label="Jump to">
        {categories.map(({ id, label }) => (
          <Jump key={id} {...(shownCategories.includes(id) ? { href: `#${id}` } : { "aria-disabled": true })}>
            {label}
          </Jump>
        ))}
      </Jumps>
    </Row>
  );
}

const Row = styled.div({
  display: "grid",
  gap: space[4],
  paddingBottom: space[6],
  [from.tablet]: { gridTemplateColumns: `minmax(0, ${measure.panel}) auto`, alignItems: "end" },
});

const Search = styled.div({ [scriptless]: { display: "none" } });

const Jumps = styled.nav({ display: "flex", flexWrap: "wrap", gap: space[2] });

const Jump = styled.a(buttonStyle, { [below.tablet]: { flex: "1 1 auto" } });
