import { useSyncExternalStore } from "react";
import { readFragment, watchAddress } from "../../../lib/address.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { ComposeRiddle } from "./ComposeRiddle.tsx";
import { riddleIn } from "./friend-riddle.ts";
import { ReadRiddle } from "./ReadRiddle.tsx";

/** A riddle for a friend: to be written, or to be read when the address has one. The server knows neither. */
export function FriendRiddlePage({ origin }: { origin: string }) {
  const fragment = useSyncExternalStore(watchAddress, readFragment, () => "");
  const riddle = riddleIn(fragment);
  if (riddle) return <ReadRiddle key={fragment} riddle={riddle} />;
  return (
    <>
      {fragment !== "" && (
        <EmptyState heading="This link is damaged">
          A part of it is missing, as happens when a long link is cut. Ask for it again, or write a riddle
          yourself.
        </EmptyState>
      )}
      <ComposeRiddle origin={origin} />
    </>
  );
}
