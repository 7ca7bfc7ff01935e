import styled from "@emotion/styled";
import { color } from "../../theme/tokens.ts";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { FormMessage } from "../../ui/forms/FormMessage.tsx";
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
      <PendingButton
        type="button"
        isPending={status === "pending" || status === "waiting"}
        pendingLabel={status === "waiting" ? "Waiting" : "Preparing"}
        onClick={start}
      >
        {labels[status] ?? "Download"}
      </PendingButton>
      <FormMessage kind={status === "failed" ? "danger" : "plain"}>{messageOf(state)}</FormMessage>
    </>
  );
}

const labels: Partial<Record<DownloadState["status"], string>> = {
  saved: "Download again",
  failed: "Try again",
};

function messageOf(state: DownloadState): string | null {
  switch (state.status) {
    case "waiting":
      return "It takes a moment: not all of your data is ready yet. We try again by ourselves; leave this open.";
    case "saved":
      return `Saved as ${state.fileName}`;
    case "failed":
      return state.message;
    default:
      return null;
  }
}

const Text = styled.p({ color: color.inkSoft });
