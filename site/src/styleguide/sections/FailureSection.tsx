import { NotFound } from "../../content/status/NotFound.tsx";
import { OfflineMessage } from "../../shell/OfflineMessage.tsx";
import { PageError } from "../../shell/PageError.tsx";

/** The page error, and the notice of a browser that is offline. */
export function FailureSection() {
  return (
    <>
      <PageError path="/" />
      <PageError path="/wordle-hint/march-5-2025" />
      <PageError path="/word-lists" />
      <NotFound />
      <OfflineMessage />
    </>
  );
}
