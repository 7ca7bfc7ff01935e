import { NotFound } from "../../content/status/NotFound.tsx";
import { OfflineMessage } from "../../shell/OfflineMessage.tsx";
import { PageError } from "../../shell/PageError.tsx";

/** The page error, and the notices of a browser that is offline and of a page that was kept. */
export function FailureSection() {
  return (
    <>
      <PageError path="/" />
      <PageError path="/wordle-hint/march-5-2025" />
      <PageError path="/word-lists" />
      <NotFound />
      <OfflineMessage isOnline={false} keptAtMs={null} />
      <OfflineMessage isOnline keptAtMs={Date.UTC(2026, 10, 28, 12)} />
    </>
  );
}
