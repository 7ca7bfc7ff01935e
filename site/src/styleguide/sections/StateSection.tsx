import { Button, MainButton } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Spinner } from "../../ui/buttons/Spinner.tsx";
import { ProgressRing } from "../../ui/checklist/ProgressRing.tsx";
import { Card, CardHeading } from "../../ui/layout/Card.tsx";
import { TextLink } from "../../ui/navigation/TextLink.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { Skeleton } from "../../ui/states/Skeleton.tsx";
import { Columns } from "./Columns.tsx";
import { Row } from "./Row.tsx";

/** Loading, empty, failed, and progress. */
export function StateSection() {
  return (
    <Columns>
      <Skeleton label="The hint is being fetched" lines={4} />
      <Skeleton label="The riddle is being fetched" lines={4} set="verse" />
      <EmptyState
        heading="No riddles solved yet"
        actions={<ButtonLink to="/">Go to today&apos;s riddle</ButtonLink>}
      >
        Your results stand here from the first puzzle that you record.
      </EmptyState>
      <ErrorState
        heading="Error Loading Wordle Hint"
        actions={
          <>
            <MainButton type="button">Refresh</MainButton>
            <Button type="button">Go to Homepage</Button>
            <TextLink to="/">About</TextLink>
          </>
        }
      >
        We encountered an issue retrieving the Wordle hint. Please try again later.
      </ErrorState>
      <Card>
        <CardHeading>A card</CardHeading>
        <p>For what lives by itself beside the text.</p>
        <Row>
          <Spinner /> Turns while something is on its way
        </Row>
      </Card>
      <Row>
        {[0, 0.08, 0.5, 1].map((value) => (
          <ProgressRing key={value} value={value} label={`Progress at ${value}`} />
        ))}
      </Row>
    </Columns>
  );
}
