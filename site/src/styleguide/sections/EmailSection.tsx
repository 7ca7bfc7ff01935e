import { Contact } from "../../features/reading/contact/index.ts";
import { CheckInbox, EmailSignUp, PreferencesForm } from "../../features/player/email-signup/index.ts";
import { DayTiles } from "../../ui/forms/DayTiles.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Columns } from "./Columns.tsx";
import { WithSession } from "./WithSession.tsx";

const email = "somebody.with.patience@puzzles.example.org";
const ignore = () => undefined;

/** The sign-up for the daily email and what follows it, and the form of the contact page. */
export function EmailSection() {
  return (
    <WithSession token={null}>
      <Columns>
        <EmailSignUp headingAs="h3" />
        <Card>
          <CheckInbox headingAs="h3" email={email} onBack={ignore} />
        </Card>
        <PreferencesForm
          reader={{ linkToken: "look" }}
          chosen={{ help: "hints", days: [1, 2, 3, 4, 5], timeZone: "Europe/Berlin" }}
        />
        <div>
          <DayTiles days={[]} onChange={ignore} error="Choose at least one day of the week" />
        </div>
        <Contact />
      </Columns>
    </WithSession>
  );
}
