import styled from "@emotion/styled";

/**
 * A part of the help below a riddle: `data-part` is `hints`, `letters` or `answer`. It is hidden when it is stronger
 * than the player's chosen help, which `data-help` on the root element names.
 */
export const HelpPart = styled.div({
  [[
    "html[data-help=riddle] &",
    "html[data-help=hints] &:not([data-part=hints])",
    "html[data-help=letters] &[data-part=answer]",
  ].join()]: { display: "none" },
});
