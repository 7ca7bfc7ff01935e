import { Head } from "../../../head/Head.tsx";
import { useSettings } from "../../../settings/Settings.tsx";
import { hintData, hintHead, type HintPlace } from "./hint-head.ts";

/** The head of a hint page. */
export function HintHead({ origin, riddle, content }: Omit<HintPlace, "product">) {
  const { product } = useSettings();
  return (
    <Head
      {...hintHead({ origin, riddle })}
      structuredData={() => hintData({ product, origin, riddle, content })}
    />
  );
}
