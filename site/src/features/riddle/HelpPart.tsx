import styled from "@emotion/styled";

/**
 * A part of the help below a riddle. `data-part` names its strength; it is hidden while the document's mark says that
 * the player wants weaker help at most.
 */
export const HelpPart = styled.div({
  [[
    "html[data-help=riddle] &",
    "html[data-help=hints] &:not([data-part=hints])",
    "html[data-help=letters] &[data-part=answer]",
  ].join()]: { display: "none" },
});
