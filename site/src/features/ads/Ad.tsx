import { useAppSelector } from "../../app/hooks.ts";
import { useSettings } from "../../settings/Settings.tsx";
import { selectMayAdvertise } from "../../state/consent-slice.ts";
import type { AdSize } from "./ad-size.ts";
import { HouseAd } from "./HouseAd.tsx";
import { ProviderUnit } from "./ProviderUnit.tsx";
import { useUnitSize } from "./use-unit-size.ts";

interface Props {
  size: AdSize;
  place: string;
}

/** Our own ad; with consent the provider's unit, once it shows something, in its place. */
export function Ad({ size, place }: Props) {
  const mayAdvertise = useAppSelector(selectMayAdvertise);
  const { adScriptUrl, price } = useSettings();
  const unit = useUnitSize(size);
  const ours = <HouseAd size={size} price={price} />;
  if (!mayAdvertise || adScriptUrl === null) return ours;
  return (
    <ProviderUnit key={unit.width} scriptUrl={adScriptUrl} place={place} {...unit}>
      {ours}
    </ProviderUnit>
  );
}
