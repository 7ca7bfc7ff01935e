import { StateLine } from "./StateLine.tsx";

/** Takes the place of a fact and the line below it while they load, so that nothing below them moves. */
export function UnknownFact() {
  return (
    <>
      <strong aria-hidden>…</strong>
      <StateLine>Loading</StateLine>
    </>
  );
}
