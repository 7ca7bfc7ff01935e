import { Accordion } from "../../ui/disclosure/Accordion.tsx";

const items = [
  { id: "when", label: "When does a new riddle come?", content: <p>At five past midnight, every day.</p> },
  {
    id: "how-made",
    label: "How is a riddle made, and how is it kept from giving the word of the day away too early?",
    content: (
      <>
        <p>A word becomes a verse, and the verse is checked.</p>
        <p>
          What gives the word away is <a href="/">written again</a>.
        </p>
      </>
    ),
  },
  { id: "cost", label: "What does it cost?", content: <p>Nothing.</p> },
];

/** Three items, one with a long heading. */
export function AccordionSection() {
  return <Accordion items={items} />;
}
