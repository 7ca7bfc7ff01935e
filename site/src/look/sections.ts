import type { ComponentType } from "react";
import { ColourSection } from "./sections/ColourSection.tsx";

interface Section {
  /** Its anchor, and what it is called. */
  name: string;
  Show: ComponentType;
}

export const sections: readonly Section[] = [{ name: "colours", Show: ColourSection }];
