import { useSettings } from "../../settings/Settings.tsx";
import { Notice } from "../../ui/states/Notice.tsx";

interface Props {
  isPending: boolean;
  onReload: () => void;
}

/** Stands in the riddle's place when there is none (specification, section 2, home page). */
export function RiddleError({ isPending, onReload }: Props) {
  const { product } = useSettings();
  return (
    <Notice
      heading={`Error Loading ${product}'s Riddle`}
      action="Reload Now"
      isPending={isPending}
      onAction={onReload}
    >
      We encountered an issue while generating your AI-powered Wordle hint. Our system will automatically
      retry shortly.
    </Notice>
  );
}
