import styled from "@emotion/styled";
import { Download } from "lucide-react";
import { useAppDispatch } from "../../../../app/hooks.ts";
import { Section } from "../../../../content/parts/Section.tsx";
import { logFailure } from "../../../../lib/log.ts";
import { toastShown } from "../../../../state/toast-slice.ts";
import { color, from, icon, scriptless, space } from "../../../../theme/tokens.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
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
        <Files>
          {files.map(({ make, label, contents }) => (
            <li key={label}>
              <Button type="button" onClick={save(make)}>
                <Download />
                {label}
              </Button>
              <p>{contents}</p>
            </li>
          ))}
        </Files>
      </Section>
    </Frame>
  );
}

const files = [
  {
    make: saveText,
    label: "Words as text",
    contents: "One word on each line, below the name of the list, its size and date, and its licence.",
  },
  {
    make: saveCsv,
    label: "Words as CSV",
    contents:
      "A row for each word, with its number of vowels and of different letters. The same notes are above, in lines that begin with #.",
  },
  {
    make: saveChart,
    label: "Letter frequency as PDF",
    contents: "One page for printing: how many of the words contain each letter, and in which place.",
  },
];

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

const Files = styled.ul({
  display: "grid",
  gap: space[5],
  "& > li": { display: "grid", justifyItems: "start", alignContent: "start", gap: space[2] },
  "& > li > p": { color: color.inkSoft },
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

const Frame = styled.div({
  [scriptless]: { display: "none" },
  "& > section > p": { marginBottom: space[4], color: color.inkSoft },
  "& svg": { flex: "none", width: icon.inline, height: icon.inline },
});
