import styled from "@emotion/styled";
import { space } from "../../../theme/tokens.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";

export interface OpenerFilter {
  text: string;
  areAnswersOnly: boolean;
}

interface Props {
  filter: OpenerFilter;
  onFilter: (filter: OpenerFilter) => void;
}

/** The filters of the table of first guesses. */
export function OpenerFilters({ filter, onFilter }: Props) {
  return (
    <Frame>
      <Field label="Find words with these letters" help="In this order; a question mark is any letter.">
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            value={filter.text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={5}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        )}
      </Field>
      <Switch
        label="Possible answers only"
        isOn={filter.areAnswersOnly}
        onChange={(areAnswersOnly) => onFilter({ ...filter, areAnswersOnly })}
      />
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", gap: space[4] });
