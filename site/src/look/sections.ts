import type { ComponentType } from "react";
import { ColourSection } from "./sections/ColourSection.tsx";
import { DialogSection } from "./sections/DialogSection.tsx";
import { PanelSection } from "./sections/PanelSection.tsx";
import { MenuSection } from "./sections/MenuSection.tsx";
import { ToastSection } from "./sections/ToastSection.tsx";
import { TabsSection } from "./sections/TabsSection.tsx";
import { AdSection } from "./sections/AdSection.tsx";
import { AppBannerSection } from "./sections/AppBannerSection.tsx";
import { BlockerSection } from "./sections/BlockerSection.tsx";
import { ConsentSection } from "./sections/ConsentSection.tsx";
import { AccordionSection } from "./sections/AccordionSection.tsx";
import { SelectSection } from "./sections/SelectSection.tsx";
import { TooltipSection } from "./sections/TooltipSection.tsx";
import { ButtonSection } from "./sections/ButtonSection.tsx";
import { HeaderSection } from "./sections/HeaderSection.tsx";
import { LinkSection } from "./sections/LinkSection.tsx";
import { FailureSection } from "./sections/FailureSection.tsx";
import { FieldSection } from "./sections/FieldSection.tsx";
import { ChoiceSection } from "./sections/ChoiceSection.tsx";
import { TableSection } from "./sections/TableSection.tsx";
import { StateSection } from "./sections/StateSection.tsx";
import { TileSection } from "./sections/TileSection.tsx";
import { WordSection } from "./sections/WordSection.tsx";
import { ChecklistSection } from "./sections/ChecklistSection.tsx";
import { ChartSection } from "./sections/ChartSection.tsx";
import { ProseSection } from "./sections/ProseSection.tsx";

interface Section {
  /** Its anchor and heading. */
  name: string;
  Show: ComponentType;
}

export const sections: readonly Section[] = [
  { name: "colours", Show: ColourSection },
  { name: "buttons", Show: ButtonSection },
  { name: "links", Show: LinkSection },
  { name: "fields", Show: FieldSection },
  { name: "choices", Show: ChoiceSection },
  { name: "tables", Show: TableSection },
  { name: "states", Show: StateSection },
  { name: "tiles", Show: TileSection },
  { name: "words", Show: WordSection },
  { name: "checklists", Show: ChecklistSection },
  { name: "charts", Show: ChartSection },
  { name: "prose", Show: ProseSection },
  { name: "dialogs", Show: DialogSection },
  { name: "panel", Show: PanelSection },
  { name: "menus", Show: MenuSection },
  { name: "toasts", Show: ToastSection },
  { name: "tabs", Show: TabsSection },
  { name: "folds", Show: AccordionSection },
  { name: "selects", Show: SelectSection },
  { name: "tooltips", Show: TooltipSection },
  { name: "header", Show: HeaderSection },
  { name: "failures", Show: FailureSection },
  { name: "cookie-notice", Show: ConsentSection },
  { name: "app-banner", Show: AppBannerSection },
  { name: "ads", Show: AdSection },
  { name: "blockers", Show: BlockerSection },
];
