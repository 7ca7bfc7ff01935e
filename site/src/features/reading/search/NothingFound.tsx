import { routes } from "../../../routes.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import styled from "@emotion/styled";
import { space } from "../../../theme/tokens.ts";

const waysOn = [routes.archive, routes.dictionary, routes.wordLists, routes.blog];

/** What to try when a search has found nothing. */
export function NothingFound() {
  return (
    <Below>
      <EmptyState
        heading="Try it another way"
        actions={waysOn.map(({ path, label }) => (
          <ButtonLink key={path} to={path}>
            {label}
          </ButtonLink>
        ))}
      >
        Use fewer or more general words, check the spelling, or look a riddle up by its date, such as 5 March
        2026. An answer is found once its day is over.
      </EmptyState>
    </Below>
  );
}

const Below = styled.div({ paddingBottom: space[9] });
