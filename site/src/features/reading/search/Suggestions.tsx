import styled from "@emotion/styled";
import { searchParameter } from "@wordlehint/contracts";
import { routes } from "../../../routes.ts";
import { border, color, space } from "../../../theme/tokens.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";

const examples = ["hard mode", "repeated letters", "starting words", "slate", "yellow tile"];

/** Searches to begin with. */
export function Suggestions() {
  return (
    <Frame aria-labelledby="suggestions">
      <h2 id="suggestions">For example</h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <ListLink
              to={`${routes.search.path}?${new URLSearchParams({ [searchParameter]: example }).toString()}`}
            >
              {example}
            </ListLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.section({
  paddingBlock: `${space[6]} ${space[9]}`,
  "& > h2": { marginBottom: space[2], color: color.inkSoft, font: "inherit", fontWeight: 600 },
  "& > ul": { display: "flex", flexWrap: "wrap", gap: `0 ${space[5]}` },
  "& a": { borderBottom: border.none },
});
