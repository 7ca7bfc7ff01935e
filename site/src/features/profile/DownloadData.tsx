import styled from "@emotion/styled";
import { color } from "../../theme/tokens.ts";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { Complaint } from "../../ui/forms/Complaint.tsx";
import { LastAction } from "./LastAction.tsx";
import { StateLine } from "./StateLine.tsx";
import { useDownload, type DownloadState } from "./use-download.ts";

/** Saves everything that is stored about the player as a file. */
export function DownloadData() {
  const { state, start } = useDownload();
  const { status } = state;
  return (
    <>
      <Text>
        A file with everything that is stored about you: your account, and what each part of the site knows.
        It is JSON, a text that people and programs can read.
      </Text>
      <LastAction>
        <div role="status">
          {status === "waiting" && (
            <StateLine kind="waiting">
              It takes a moment: not all of your data is ready yet. We try again by ourselves; leave this
              open.
            </StateLine>
          )}
          {status === "saved" && <StateLine kind="good">Saved as {state.fileName}</StateLine>}
          {status === "failed" && <Complaint>{state.message}</Complaint>}
        </div>
        <PendingButton
          type="button"
          isPending={status === "pending" || status === "waiting"}
          pendingLabel={status === "waiting" ? "Waiting" : "Preparing"}
          onClick={start}
        >
          {labels[status] ?? "Download"}
        </PendingButton>
      </LastAction>
    </>
  );
}

const labels: Partial<Record<DownloadState["status"], string>> = {
  saved: "Download again",
  failed: "Try again",
};

const Text = styled.p({ color: color.inkSoft });
