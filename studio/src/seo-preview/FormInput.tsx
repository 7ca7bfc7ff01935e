import type { InputProps, ObjectInputProps } from "sanity";
import { SeoInput } from "./SeoInput.tsx";

/** Renders the inputs of some types, chosen by name, so that the schema itself has no React in it. */
export function FormInput(props: InputProps) {
  return props.schemaType.name === "seo" ? (
    <SeoInput {...(props as ObjectInputProps)} />
  ) : (
    props.renderDefault(props)
  );
}
