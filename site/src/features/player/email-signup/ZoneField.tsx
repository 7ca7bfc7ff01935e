import { useMemo, useState } from "react";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { presentName } from "../../../lib/zone-names.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { NativeSelect } from "../../../ui/forms/NativeSelect.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { knownZones, matchingGroups, zoneGroups } from "./zones.ts";

interface Props {
  /** The zone that was chosen before. */
  first: string;
  value: string;
  onChange: (zone: string) => void;
  error: string | undefined;
}

/** The choice of a time zone, with a field that narrows the list. */
export function ZoneField({ first, value, onChange, error }: Props) {
  const [text, setText] = useState("");
  const groups = useMemo(
    () => zoneGroups(knownZones(), { label: "Yours", zones: [first, browserZone()] }, serverNowMs()),
    [first],
  );
  const chosen = presentName(value);
  const shown = matchingGroups(groups, text, chosen);
  const count = new Set(shown.flatMap(({ options }) => options.map((option) => option.value))).size;
  return (
    <>
      <Field
        label="Find a time zone"
        help={text === "" ? "By city, region or offset, such as Kyiv or UTC+2." : matches(count)}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // It only narrows the list, and sends nothing.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
      </Field>
      <NativeSelect
        label="Time zone"
        help="The email comes when the new riddle is out there, soon after five minutes past midnight."
        value={chosen}
        groups={shown}
        onChange={onChange}
        error={error}
      />
    </>
  );
}

/** The chosen zone is always among them. */
function matches(count: number): string {
  return count === 1 ? "1 time zone to choose from below." : `${count} time zones to choose from below.`;
}
