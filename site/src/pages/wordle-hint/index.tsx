import { hintAddress, latestPuzzleDate } from "@wordlehint/contracts";
import { navigate, type GetServerData, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Head } from "../../head/Head.tsx";
import { serverNowMs } from "../../lib/server-clock.ts";
import { browserZone } from "../../lib/zone.ts";
import { loadHintRedirect } from "../../server/loaders/load-hint-page.ts";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

interface Data {
  /** The address of the current date's page where the visitor is, as far as the renderer knows. */
  to: string;
}

/** Navigates to the hint page of the current date. Only client-side navigation comes here: the server redirects documents. */
export default function TodaysHintRoute({ serverData }: PageProps<object, object, unknown, Data>) {
  useEffect(() => {
    navigate(hintAddress(latestPuzzleDate(serverNowMs(), browserZone())), { replace: true });
  }, []);
  return (
    <>
      <Head title="Today's Wordle hint" description="" />
      <p>
        <SiteLink to={serverData.to}>Go to today&apos;s Wordle hint</SiteLink>
      </p>
    </>
  );
}

export const getServerData: GetServerData<Data> = (request) => Promise.resolve(loadHintRedirect(request));
