import styled from "@emotion/styled";
import { Download } from "lucide-react";
import { useAppDispatch } from "../../../../app/hooks.ts";
import { Section } from "../../../../content/parts/Section.tsx";
import { logFailure } from "../../../../lib/log.ts";
import { toastShown } from "../../../../state/toast-slice.ts";
import { color, icon, scriptless, space } from "../../../../theme/tokens.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Actions } from "../../../../ui/layout/Actions.tsx";
import type { ListedWords } from "./word-files.ts";

interface Props {
  /** Called when a file is wanted: thousands of words aren't listed before. */
  list: () => ListedWords;
  /** Name of the files, without an extension. */
  name: string;
  title: string | undefined;
  /** Describes the downloads. */
  text: string | undefined;
}

/** Buttons that download the list as files, made in the browser from the words on the page. */
export function Downloads({ list, name, title, text }: Props) {
  const dispatch = useAppDispatch();
  const save = (make: typeof saveText) => () =>
    void make(list(), name).catch((error: unknown) => {
      logFailure("A download could not be made", error);
      dispatch(
        toastShown({
          title: "The file could not be made",
          description: "Check your connection and try again.",
          kind: "danger",
        }),
      );
    });
  return (
    <Frame>
      <Section heading={title ?? "Downloads"} id="downloads">
        <p>{text}</p>
        <Actions>
          <Button type="button" onClick={save(saveText)}>
            <Download />
            Words as text
          </Button>
          <Button type="button" onClick={save(saveCsv)}>
            <Download />
            Words as CSV
          </Button>
          <Button type="button" onClick={save(saveChart)}>
            <Download />
            Letter frequency as PDF
          </Button>
        </Actions>
      </Section>
    </Frame>
  );
}

async function saveText(list: ListedWords, name: string): Promise<void> {
  const { asText, saveFile } = await import("./files.ts");
  saveFile(`${name}.txt`, "text/plain;charset=utf-8", asText(list));
}

async function saveCsv(list: ListedWords, name: string): Promise<void> {
  const { asCsv, saveFile } = await import("./files.ts");
  saveFile(`${name}.csv`, "text/csv;charset=utf-8", asCsv(list));
}

async function saveChart(list: ListedWords, name: string): Promise<void> {
  const { letterChartPdf, saveFile } = await import("./files.ts");
  saveFile(`${name}-letter-frequency.pdf`, "application/pdf", letterChartPdf(list));
}

const Frame = styled.div({
  [scriptless]: { display: "none" },
  "& > section > p": { marginBottom: space[4], color: color.inkSoft },
  "& svg": { flex: "none", width: icon.inline, height: icon.inline },
});
