import type { PortableTextTypeComponent } from "@portabletext/react";
import type { ArbitraryTypedObject } from "@portabletext/types";
import type { ReactNode } from "react";
import { CalloutBlock } from "./blocks/CalloutBlock.tsx";
import { ChartBlock } from "./blocks/ChartBlock.tsx";
import { ChecklistBlock } from "./blocks/ChecklistBlock.tsx";
import { FigureBlock } from "./blocks/FigureBlock.tsx";
import { OperatorBlock } from "./blocks/OperatorBlock.tsx";
import { OpenerTableBlock } from "./blocks/OpenerTableBlock.tsx";
import { PromotionBlock } from "./blocks/PromotionBlock.tsx";
import { QuestionsBlock } from "./blocks/QuestionsBlock.tsx";
import { SecondGuessesBlock } from "./blocks/SecondGuessesBlock.tsx";
import { StartingWordsBlock } from "./blocks/StartingWordsBlock.tsx";
import { TableBlock } from "./blocks/TableBlock.tsx";
import { TilesBlock } from "./blocks/TilesBlock.tsx";
import { TrapsBlock } from "./blocks/TrapsBlock.tsx";
import { VerseBlock } from "./blocks/VerseBlock.tsx";
import type { BlockOf, RichTextValue } from "./rich-text-value.ts";
import { TextBlock } from "./TextBlock.tsx";
import { textComponents, type TextComponents } from "./text-components.tsx";

type CustomType = Exclude<RichTextValue[number]["_type"], "block">;
type Blocks = { [Type in CustomType]: (props: { block: BlockOf<Type> }) => ReactNode };

/** One component per block type of the schema; a missing one is a type error. */
const blocks: Blocks = {
  appPromotion: PromotionBlock,
  callout: CalloutBlock,
  chart: ChartBlock,
  dataTable: TableBlock,
  embeddedChecklist: ChecklistBlock,
  embeddedQuestions: QuestionsBlock,
  figure: FigureBlock,
  letterTiles: TilesBlock,
  operatorDetails: OperatorBlock,
  openerTable: OpenerTableBlock,
  secondGuesses: SecondGuessesBlock,
  startingWordTable: StartingWordsBlock,
  trapFamilies: TrapsBlock,
  verse: VerseBlock,
};

export const blockTypes: readonly string[] = Object.keys(blocks);

const types = Object.fromEntries(
  Object.entries(blocks).map(([type, component]) => {
    const Block = component as (props: { block: unknown }) => ReactNode;
    const Typed: PortableTextTypeComponent<ArbitraryTypedObject> = ({ value }) => <Block block={value} />;
    return [type, Typed];
  }),
);

export const richTextComponents: TextComponents = { ...textComponents, block: TextBlock, types };
