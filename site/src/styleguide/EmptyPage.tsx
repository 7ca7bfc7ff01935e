import type { GetServerData } from "gatsby";
import { Head } from "../head/Head.tsx";
import { loadPlainPage, type PlainPageData } from "../server/loaders/load-plain-page.ts";

/** The shell around an empty page, to measure what the shell loads. */
export default function EmptyPage() {
  return <Head title="An empty page" description="The shell around nothing." />;
}

export const getServerData: GetServerData<PlainPageData> = loadPlainPage;
