import styled from "@emotion/styled";

/** The name of the field that only programs fill in. */
export const honeypotName = "website";

/** A field that people neither see nor reach, and programs that fill in every field give themselves away by. */
export function Honeypot() {
  return (
    <Place aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Place>
  );
}

/** Not `display: none`, which such programs look for. */
const Place = styled.div({
  position: "absolute",
  insetInlineStart: "-200vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
