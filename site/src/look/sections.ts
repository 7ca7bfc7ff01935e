import type { ComponentType } from "react";
import { ColourSection } from "./sections/ColourSection.tsx";
import { DialogSection } from "./sections/DialogSection.tsx";
import { PanelSection } from "./sections/PanelSection.tsx";
import { MenuSection } from "./sections/MenuSection.tsx";
import { ToastSection } from "./sections/ToastSection.tsx";
import { TabsSection } from "./sections/TabsSection.tsx";
import { AccordionSection } from "./sections/AccordionSection.tsx";
import { SelectSection } from "./sections/SelectSection.tsx";
import { TooltipSection } from "./sections/TooltipSection.tsx";

interface Section {
  /** Its anchor, and what it is called. */
  name: string;
  Show: ComponentType;
}

export const sections: readonly Section[] = [
  { name: "colours", Show: ColourSection },
  { name: "dialogs", Show: DialogSection },
  { name: "panel", Show: PanelSection },
  { name: "menus", Show: MenuSection },
  { name: "toasts", Show: ToastSection },
  { name: "tabs", Show: TabsSection },
  { name: "folds", Show: AccordionSection },
  { name: "selects", Show: SelectSection },
  { name: "tooltips", Show: TooltipSection },
];
