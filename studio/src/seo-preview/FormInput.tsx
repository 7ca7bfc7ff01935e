import type { InputProps, ObjectInputProps } from "sanity";
import { SeoInput } from "./SeoInput.tsx";

/** Gives fields an input of their own by their type, so that the schema itself stays free of React. */
export function FormInput(props: InputProps) {
  return props.schemaType.name === "seo" ? (
    <SeoInput {...(props as ObjectInputProps)} />
  ) : (
    props.renderDefault(props)
  );
}
