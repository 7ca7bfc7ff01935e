import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";

const field = (texts: { help?: string; error?: string }) => (
  <Field label="Email" {...texts}>
    {(ids) => <TextInput {...ids} />}
  </Field>
);
const input = () => screen.getByRole("textbox", { name: "Email" });

describe("A field", () => {
  it("announces its error in a live region, which then describes the input", () => {
    const { showNext, container } = show(field({}));
    const announced = container.querySelector("[aria-live=polite]");
    expect(announced).toBeEmptyDOMElement();
    expect(input()).not.toHaveAttribute("aria-invalid");
    expect(input()).not.toHaveAttribute("aria-describedby");

    showNext(field({ error: "Please enter a valid email address." }));
    expect(container.querySelector("[aria-live=polite]")).toBe(announced);
    expect(announced).toHaveTextContent("Please enter a valid email address.");
    expect(input()).toHaveAttribute("aria-invalid", "true");
    expect(input()).toHaveAccessibleDescription("Please enter a valid email address.");

    showNext(field({}));
    expect(announced).toBeEmptyDOMElement();
    expect(input()).not.toHaveAttribute("aria-describedby");
  });

  it("describes its input by both help and error", () => {
    show(field({ help: "Where the riddle goes.", error: "Please check it." }));
    expect(input()).toHaveAccessibleDescription("Where the riddle goes. Please check it.");
  });
});
