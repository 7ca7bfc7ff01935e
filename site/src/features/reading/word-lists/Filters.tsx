import styled from "@emotion/styled";
import { from, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { isLengthInvalid, lengths, noFilter, type WordFilter } from "./filter-words.ts";

interface Props {
  filter: WordFilter;
  /** The words have several lengths to choose from. */
  hasLengths: boolean;
  onFilter: (filter: WordFilter) => void;
}

const texts = [
  { name: "startsWith", label: "Starts with" },
  { name: "endsWith", label: "Ends with" },
  { name: "contains", label: "Contains letters" },
] as const;

/** The filters of a word list, applied while the visitor types. */
export function Filters({ filter, hasLengths, onFilter }: Props) {
  const set = (name: keyof WordFilter) => (text: string) => onFilter({ ...filter, [name]: text });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Row>
        {texts.map(({ name, label }) => (
          <FilterField key={name} label={label} text={filter[name]} onText={set(name)} />
        ))}
        {hasLengths && (
          <FilterField
            label="Exact length"
            text={filter.length}
            onText={set("length")}
            type="number"
            inputMode="numeric"
            {...lengths}
            error={
              isLengthInvalid(filter.length)
                ? `Enter a length from ${lengths.min} to ${lengths.max}.`
                : undefined
            }
          />
        )}
      </Row>
      <Button type="button" onClick={() => onFilter(noFilter)}>
        Clear Filters
      </Button>
    </form>
  );
}

interface FilterFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  error?: string | undefined;
  type?: "text" | "number";
  inputMode?: "numeric";
  min?: number;
  max?: number;
}

function FilterField({ label, text, onText, error, type = "text", ...rest }: FilterFieldProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          {...rest}
          type={type}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[4],
  marginBottom: space[4],
  [from.tablet]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});
