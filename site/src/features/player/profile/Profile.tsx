import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState } from "react";
import { useAppSelector } from "../../../app/hooks.ts";
import { useEmailStatusQuery } from "../../../state/account-api.ts";
import { useEmailPreferencesQuery } from "../../../state/email-api.ts";
import { usePlayerStatsQuery } from "../../../state/results-api.ts";
import { useCurrentUserQuery } from "../../../state/session-api.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { selectToken } from "../../../state/session-slice.ts";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Overview } from "./Overview.tsx";
import { View } from "./View.tsx";
import { views, type ViewName } from "./views.ts";

interface Props {
  isOpen: boolean;
  /** The view shown when it is opened for the first time; null for the overview. */
  firstView?: ViewName | null;
  onClose: () => void;
  user: SessionUser;
}

/** `name`: null for the overview. `from`: the view that led back to it. */
interface Shown {
  name: ViewName | null;
  from: ViewName | null;
}

const atFirst: Shown = { name: null, from: null };

/** Age at which an opened profile fetches the user again: a subscription or an address may have changed elsewhere. */
const freshSeconds = 60;

/**
 * A dialog about the signed-in player's account. It opens with an overview; each function has a view of its own, which
 * leads back there.
 */
export function Profile({ isOpen, firstView = null, onClose, user }: Props) {
  const [shown, setShown] = useState(firstView === null ? atFirst : { name: firstView, from: null });
  if (!isOpen && shown !== atFirst) setShown(atFirst);
  const token = useAppSelector(selectToken);
  useCurrentUserQuery(isOpen && token ? token : skipToken, { refetchOnMountOrArgChange: freshSeconds });
  // Keeps the overview's data in the cache while another view is open. Otherwise it would be loaded again on Back, and
  // rows of the overview would move while the player taps them.
  useEmailStatusQuery(isOpen ? undefined : skipToken);
  usePlayerStatsQuery(isOpen ? user.email : skipToken);
  useEmailPreferencesQuery(isOpen ? { player: user.email } : skipToken);
  const { name, from } = shown;
  if (name === null) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} heading="Profile">
        <Overview user={user} from={from} onOpen={(next) => setShown({ name: next, from: null })} />
      </Dialog>
    );
  }
  const { heading, Content } = views[name];
  const goBack = (): void => setShown({ name: null, from: name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={heading} onBack={goBack}>
      <View key={name}>
        <Content user={user} onDone={goBack} />
      </View>
    </Dialog>
  );
}
