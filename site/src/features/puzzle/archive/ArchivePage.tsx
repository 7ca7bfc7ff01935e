import type { Result } from "@wordlehint/contracts";
import { useState, type ComponentType } from "react";
import type { ArchivePageData } from "../../../content/archive-page-data.ts";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { readMonthSlug } from "../../../lib/puzzle-month.ts";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { AbsentMonth } from "./AbsentMonth.tsx";
import { ArchiveError } from "./ArchiveError.tsx";
import { ArchiveView } from "./ArchiveView.tsx";
import type { FollowedMonth } from "./followed-month.ts";

const LateFollowedArchive = lazyWithPreload(() =>
  import("./FollowedArchive.tsx").then((module) => module.FollowedArchive),
);

/** Once it has loaded, it sends its requests itself. */
const { preload } = LateFollowedArchive;

const noResults: readonly Result[] = [];

interface Props {
  data: ArchivePageData;
  /** Tells the player's results, at first and whenever they change. */
  Results: ComponentType<{ onChange: (results: readonly Result[]) => void }>;
}

/** A page of the archive: the month of its address, or the latest one. Mount it anew for another address. */
export function ArchivePage({ data, Results }: Props) {
  const { slug, state, range, origin } = data;
  const [followed, setFollowed] = useState<FollowedMonth | null>(null);
  const [results, setResults] = useState(noResults);
  if (state === "absent" && slug !== null && range !== null) return <AbsentMonth slug={slug} range={range} />;

  const asked = slug === null ? null : readMonthSlug(slug);
  const { month, hasFailed, isPending, reload } = followed ?? {
    month: data.month,
    hasFailed: data.state === "failed",
    isPending: false,
    reload: preload,
  };
  return (
    <>
      <LateFollowedArchive asked={asked} rendered={data.month} onChange={setFollowed} />
      <Results onChange={setResults} />
      {month ? (
        <ArchiveView origin={origin} month={month} isNewest={slug === null} results={results} />
      ) : hasFailed || state === "failed" ? (
        <ArchiveError isPending={isPending} onRefresh={reload} />
      ) : (
        <Skeleton label="Loading the archive" lines={6} />
      )}
    </>
  );
}
