import type { ComponentType } from "react";
import { ColorSection } from "./sections/ColorSection.tsx";
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
import { ProfileSection } from "./sections/ProfileSection.tsx";
import { PaymentSection } from "./sections/PaymentSection.tsx";
import { LinkSection } from "./sections/LinkSection.tsx";
import { EmailSection } from "./sections/EmailSection.tsx";
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
import { ResultSection } from "./sections/ResultSection.tsx";
import type { SectionName } from "./section-names.ts";

export const sections: Readonly<Record<SectionName, ComponentType>> = {
  colors: ColorSection,
  buttons: ButtonSection,
  links: LinkSection,
  fields: FieldSection,
  choices: ChoiceSection,
  tables: TableSection,
  states: StateSection,
  tiles: TileSection,
  words: WordSection,
  checklists: ChecklistSection,
  charts: ChartSection,
  results: ResultSection,
  prose: ProseSection,
  dialogs: DialogSection,
  panel: PanelSection,
  menus: MenuSection,
  toasts: ToastSection,
  tabs: TabsSection,
  folds: AccordionSection,
  selects: SelectSection,
  tooltips: TooltipSection,
  header: HeaderSection,
  profile: ProfileSection,
  emails: EmailSection,
  payment: PaymentSection,
  failures: FailureSection,
  "cookie-notice": ConsentSection,
  "app-banner": AppBannerSection,
  ads: AdSection,
  blockers: BlockerSection,
};
