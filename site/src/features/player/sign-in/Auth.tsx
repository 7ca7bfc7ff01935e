import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { ownPath } from "../../../lib/return-path.ts";
import { routes } from "../../../routes.ts";
import { border, from, measure, space } from "../../../theme/tokens.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { AuthAside } from "./AuthAside.tsx";
import { registerMarked } from "./before-paint.ts";
import { Register } from "./Register.tsx";
import { SignIn } from "./SignIn.tsx";

interface Props {
  /** The query of the address. */
  search: string;
  /** The address of an account that was just found to exist. */
  knownEmail: string;
}

/**
 * The page to sign in or to create an account. The HTML holds both forms, since it is the same for both addresses; the
 * document's mark hides one until the page is interactive. Each form is empty whenever it appears.
 */
export function Auth({ search, knownEmail }: Props) {
  const forms = useRef<HTMLDivElement>(null);
  const isKnown = useHydrated();
  const query = new URLSearchParams(search);
  const isNew = query.get("register") === "true";
  // The server renders without the query string. If text differed during hydration, React would replace the form, and
  // what has been typed would be lost.
  const next = isKnown ? ownPath(query.get("next")) : null;

  // The other form takes the place of the one that held the focus.
  const shown = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    const hasSwitched = shown.current !== null && shown.current !== isNew;
    shown.current = isNew;
    if (hasSwitched) focusFirstEmpty(forms.current);
  }, [isKnown, isNew]);

  return (
    <Columns>
      <div ref={forms}>
        {!(isKnown && isNew) && (
          <Place data-undecided={!isKnown} data-form="sign-in">
            <SignIn key={knownEmail} next={next} knownEmail={knownEmail} />
          </Place>
        )}
        {!(isKnown && !isNew) && (
          <Place data-undecided={!isKnown} data-form="register">
            <Register next={next} />
          </Place>
        )}
        <Links>
          <li>
            <ListLink to={routes.home.path}>Back to Home</ListLink>
          </li>
          {[routes.contact, routes.privacy, routes.terms].map(({ path, label }) => (
            <li key={path}>
              <ListLink to={path}>{label}</ListLink>
            </li>
          ))}
        </Links>
      </div>
      <AuthAside />
    </Columns>
  );
}

function focusFirstEmpty(forms: HTMLElement | null): void {
  const fields = Array.from(forms?.querySelectorAll("input") ?? []);
  fields.find(({ value }) => value === "")?.focus();
}

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[6]} ${space[8]}`,
  [from.tablet]: {
    gridTemplateColumns: `minmax(0, ${measure.form}) minmax(0, 1fr)`,
    gap: space[9],
    paddingBlock: `${space[8]} ${space[10]}`,
  },
  [from.desktop]: { gap: space[10] },
});

const Place = styled.div({
  '&[data-undecided="true"]': {
    '&[data-form="sign-in"]': { [registerMarked]: { display: "none" } },
    '&[data-form="register"]': { display: "none", [registerMarked]: { display: "block" } },
  },
});

const Links = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[5]}`,
  marginTop: space[6],
  paddingTop: space[3],
  borderTop: border.rule,
});
