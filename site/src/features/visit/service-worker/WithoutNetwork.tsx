import { routes } from "../../../routes.ts";
import { KeptPage } from "./KeptPage.tsx";
import { useKeptParts } from "./use-kept-parts.ts";
import { useNewest } from "./use-newest.ts";
import { useServiceWorker } from "./use-service-worker.ts";

const dayMs = 86_400_000;

/** Lets the site work without a network: what is read is kept, and the word lists too. Shows nothing. */
export function WithoutNetwork({ path }: { path: string }) {
  useServiceWorker();
  useNewest(path);
  const arePartsKept = useKeptParts();
  return (
    <>
      <KeptPage path={path} />
      {arePartsKept && path !== routes.wordLists.path && (
        <KeptPage path={routes.wordLists.path} freshMs={dayMs} />
      )}
    </>
  );
}
