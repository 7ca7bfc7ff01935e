import styled from "@emotion/styled";
import { archiveSearchPath } from "@wordlehint/contracts";
import type { ArchiveSearchTerms } from "../../../content/archive-page-data.ts";
import { from, measure, print, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { Card, CardHeading } from "../../../ui/layout/Card.tsx";

interface Props {
  /** The terms of the search before. */
  terms?: ArchiveSearchTerms;
}

/** Finds a riddle by its number or its date. The forms work without scripts: the server leads to what it finds. */
export function ArchiveSearch({ terms }: Props) {
  return (
    <SearchCard role="search" aria-labelledby="find-a-riddle">
      <CardHeading id="find-a-riddle">Find a riddle</CardHeading>
      <Line action={archiveSearchPath} aria-label="By number">
        <Field label="Puzzle number">
          {(ids) => (
            <TextInput
              {...ids}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="search"
              required
              maxLength={12}
              defaultValue={terms?.number}
            />
          )}
        </Field>
        <Button>Find by number</Button>
      </Line>
      <Line action={archiveSearchPath} aria-label="By date">
        <Field label="Date">
          {(ids) => (
            <TextInput {...ids} type="date" name="date" required defaultValue={isoDate(terms?.date)} />
          )}
        </Field>
        <Button>Find by date</Button>
      </Line>
    </SearchCard>
  );
}

/** The value that a date field takes. */
function isoDate(typed = ""): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : "";
}

const SearchCard = styled(Card)({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  // Beside the calendar, it has its own height.
  alignSelf: "start",
  "& > h2": { margin: 0 },
  [from.tablet]: { maxWidth: measure.form },
  [print]: { display: "none" },
});

const Line = styled.form({ display: "grid", gap: space[3], "& > button": { justifySelf: "start" } });
