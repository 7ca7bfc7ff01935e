import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { routes } from "../../routes.ts";
import { overlayOpened } from "../../state/overlay-slice.ts";
import { selectSession } from "../../state/session-slice.ts";
import { ListButton, ListLink } from "../../ui/ListLink.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The entries of the footer's account column. The renderer knows no session, so its HTML holds none. */
export function AccountLinks() {
  const session = useAppSelector(selectSession);
  if (session.status === "signed-out") return <WaysIn />;
  if (session.status === "signed-in") return <Account isSubscribed={session.user.isSubscribed} />;
  return null;
}

function WaysIn() {
  return (
    <ul>
      {[routes.signIn, routes.signUp].map(({ path, label }) => (
        <li key={path}>
          <ListLink to={path}>{label}</ListLink>
        </li>
      ))}
    </ul>
  );
}

function Account({ isSubscribed }: { isSubscribed: boolean }) {
  const dispatch = useAppDispatch();
  const { isPending, onSignOut } = useSignOut();
  return (
    <ul>
      <li>
        <ListButton type="button" aria-haspopup="dialog" onClick={() => dispatch(overlayOpened("profile"))}>
          Profile
        </ListButton>
      </li>
      {!isSubscribed && (
        <li>
          <ListLink to={routes.adsFree.path}>Upgrade</ListLink>
        </li>
      )}
      <li>
        <ListButton type="button" aria-disabled={isPending} onClick={onSignOut}>
          Sign Out
        </ListButton>
      </li>
    </ul>
  );
}
