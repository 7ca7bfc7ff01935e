import { GamePromotion } from "../../parts/GamePromotion.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** The 6-letter game, with where to get it. */
export function PromotionBlock({ block: { title, text } }: { block: BlockOf<"appPromotion"> }) {
  return (
    <Inset>
      <GamePromotion title={title} text={text} />
    </Inset>
  );
}
