import styled from "@emotion/styled";
import { useState } from "react";
import { measure, space } from "../../theme/tokens.ts";
import { Select } from "../../ui/forms/Select.tsx";

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => ({
  value: letter.toLowerCase(),
  label: `${letter} words`,
}));
const orders = [
  { value: "alphabet", label: "By the alphabet" },
  { value: "frequency", label: "By how often they are used, the commonest first" },
  { value: "date", label: "By date (soon)", isDisabled: true },
];

/** Selected, empty, with help, with an error, disabled. */
export function SelectSection() {
  const [letter, setLetter] = useState("c");
  const [order, setOrder] = useState("");
  return (
    <Column>
      <Select label="Letter" value={letter} onChange={setLetter} options={letters} />
      <Select
        label="Order"
        help="How the list is sorted."
        placeholder="Choose an order"
        value={order}
        onChange={setOrder}
        options={orders}
      />
      <Select
        label="Order with an error"
        error="Choose how the list is sorted."
        placeholder="Choose an order"
        value={order}
        onChange={setOrder}
        options={orders}
      />
      <Select label="Letter, fixed" value="c" onChange={setLetter} options={letters} isDisabled />
    </Column>
  );
}

const Column = styled.div({
  display: "grid",
  gap: space[5],
  maxWidth: measure.aside,
  marginBlock: space[4],
});
