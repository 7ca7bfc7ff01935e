import { useAppSelector } from "../../../app/hooks.ts";
import type { AdPlace } from "../../../settings/site-settings.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { selectMayAdvertise } from "../../../state/consent-slice.ts";
import type { AdSize } from "./ad-size.ts";
import { HouseAd } from "./HouseAd.tsx";
import { ProviderUnit } from "./ProviderUnit.tsx";
import { useUnitSize } from "./use-unit-size.ts";

interface Props {
  size: AdSize;
  place: AdPlace;
}

/** A house ad; with consent, the provider's unit replaces it once it has content. */
export function Ad({ size, place }: Props) {
  const mayAdvertise = useAppSelector(selectMayAdvertise);
  const { adScriptUrl, adUnits, houseAd, price } = useSettings();
  const unit = useUnitSize(size);
  const ours = <HouseAd size={size} ad={houseAd} price={price} />;
  const unitId = adUnits.find((filled) => filled.place === place)?.unitId;
  const isFilled = unitId !== undefined || adUnits.length === 0;
  if (!mayAdvertise || adScriptUrl === null || !isFilled) return ours;
  return (
    <ProviderUnit key={unit.width} scriptUrl={adScriptUrl} place={place} unitId={unitId} {...unit}>
      {ours}
    </ProviderUnit>
  );
}
