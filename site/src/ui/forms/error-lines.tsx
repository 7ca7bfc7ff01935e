import styled from "@emotion/styled";

/** The messages about a field, each on a line of its own; nothing if there are none. */
export function errorLines(errors: readonly string[]) {
  if (errors.length === 0) return undefined;
  return errors.map((error) => <Line key={error}>{error}</Line>);
}

const Line = styled.span({ display: "block" });
