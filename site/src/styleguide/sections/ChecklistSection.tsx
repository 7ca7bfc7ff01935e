import { Checklist } from "../../ui/checklist/Checklist.tsx";
import { Columns } from "./Columns.tsx";

const items = [
  { id: "opener", label: "Choose an opener and keep to it for a week" },
  {
    id: "vowels",
    label: "Find the vowels first",
    help: "Two of them in the opener, the others in the second word.",
  },
  { id: "yellow", label: "Put a yellow letter in another place each time" },
];

/** A checklist, and one without items. */
export function ChecklistSection() {
  return (
    <Columns>
      <Checklist heading="Your first week" storageKey="styleguide-checklist" items={items} />
      <Checklist heading="Nothing to do" storageKey="styleguide-empty-checklist" items={[]} />
    </Columns>
  );
}
