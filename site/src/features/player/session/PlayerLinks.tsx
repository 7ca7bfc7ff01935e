import { useAppDispatch } from "../../../app/hooks.ts";
import { routes } from "../../../routes.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import { ListButton, ListLink } from "../../../ui/navigation/ListLink.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The footer's account column of a signed-in player. */
export function PlayerLinks({ isSubscribed }: { isSubscribed: boolean }) {
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
