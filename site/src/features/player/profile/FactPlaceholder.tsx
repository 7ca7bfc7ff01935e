import { StateLine } from "./StateLine.tsx";

/** Stands for a fact and the line below it while they load, so that the rows below don't move when they arrive. */
export function FactPlaceholder() {
  return (
    <>
      <strong aria-hidden>…</strong>
      <StateLine>Loading</StateLine>
    </>
  );
}
