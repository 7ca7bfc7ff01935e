import { defineField } from "sanity";

interface Options {
  name: string;
  title?: string;
  description?: string;
  /** Also allows fractions. Default: whole numbers only. */
  isFraction?: boolean;
  isOptional?: boolean;
}

/** A figure that was counted or computed; never negative. */
export function figureField({ name, title, description, isFraction = false, isOptional = false }: Options) {
  return defineField({
    name,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    type: "number",
    validation: (rule) => {
      const figure = isFraction ? rule.min(0) : rule.min(0).integer();
      const wanted = isFraction ? "Write a number of 0 or more." : "Write a whole number of 0 or more.";
      return (isOptional ? figure : figure.required()).error(wanted);
    },
  });
}
