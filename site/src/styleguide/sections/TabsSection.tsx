import { Tabs } from "../../ui/disclosure/Tabs.tsx";

const guides = [
  { id: "fundamentals", label: "Fundamentals", content: <p>Five letters, six guesses.</p> },
  {
    id: "starting-words",
    label: "Starting Words",
    content: (
      <p>
        Open with common letters. <a href="#folds">To the folds</a>
      </p>
    ),
  },
  { id: "advanced", label: "Advanced Techniques", content: <p>Out of the rhyme trap.</p> },
  { id: "data", label: "Data Analysis", content: <p>Letters, counted.</p> },
];

const sizes = [
  { id: "one", label: "One", content: <p>The first.</p> },
  { id: "two", label: "Two", content: <p>The second.</p> },
];

/** Tabs with and without a query parameter. */
export function TabsSection() {
  return (
    <>
      <Tabs label="Guides" tabs={guides} addressKey="guide" />
      <Tabs label="Sizes" tabs={sizes} />
    </>
  );
}
