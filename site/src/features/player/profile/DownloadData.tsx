import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color } from "../../../theme/tokens.ts";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
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
      <LastAction message={messageOf(state)}>
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

function messageOf(state: DownloadState): ReactNode {
  switch (state.status) {
    case "waiting":
      return (
        <StateLine kind="waiting">
          It takes a moment: not all of your data is ready yet. We try again by ourselves; leave this open.
        </StateLine>
      );
    case "saved":
      return <StateLine kind="good">Saved as {state.fileName}</StateLine>;
    case "failed":
      return <FieldError>{state.message}</FieldError>;
    default:
      return null;
  }
}

const Text = styled.p({ color: color.inkSoft });
