import styled from "@emotion/styled";
import { latestPuzzleDate, type Result } from "@wordlehint/contracts";
import { useRef, useState, type ChangeEvent } from "react";
import { readStored } from "../../../lib/browser-storage.ts";
import { resultsKey } from "../../../lib/results.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useStored } from "../../../lib/use-stored.ts";
import { browserZone } from "../../../lib/zone.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { takenText } from "./result-words.ts";
import { fileOf, maxFileBytes, mergedResults, readFile } from "./results-file.ts";
import { storedResults } from "./stored-results.ts";
import { storeVisitors } from "./store-visitors.ts";

type Outcome = { taken: string } | { refusal: string };

const tooLarge: Outcome = { refusal: "This file is too large to hold results." };
const unreadable: Outcome = { refusal: "This file can't be read." };

/** Takes a visitor's results along to another browser, as a file. */
export function ResultsFile({ results }: { results: readonly Result[] }) {
  const store = useStored(resultsKey)[1];
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const latest = () => latestPuzzleDate(serverNowMs(), browserZone());

  function save(): void {
    setOutcome(null);
    saveFile(`wordlehint-results-${latest()}.json`, "application/json", fileOf(results));
  }

  function take(text: string): Outcome {
    const read = readFile(text, latest());
    if ("refusal" in read) return read;
    // Another tab may have stored more since the last render.
    const known = storedResults(readStored(resultsKey));
    const merged = mergedResults(known, read.results);
    storeVisitors(store, known, merged.results);
    return { taken: takenText(read.results.length, merged) };
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    setOutcome(file.size > maxFileBytes ? tooLarge : await file.text().then(take, () => unreadable));
    // The same file can be chosen again.
    target.value = "";
  }

  return (
    <>
      <Actions>
        <Button type="button" disabled={results.length === 0} onClick={save}>
          Save results as a file
        </Button>
        <Button type="button" onClick={() => input.current?.click()}>
          Add results from a file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="File with results"
          hidden
          onChange={(event) => void open(event)}
        />
      </Actions>
      <Said role="status">
        {outcome && ("refusal" in outcome ? <FieldError>{outcome.refusal}</FieldError> : outcome.taken)}
      </Said>
    </>
  );
}

const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3], marginTop: space[4] });

const Said = styled.div({ marginTop: space[3], color: color.inkSoft, "&:empty": { margin: 0 } });
