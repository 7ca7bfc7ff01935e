import { useSettings } from "../../../settings/Settings.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";

interface Props {
  isPending: boolean;
  onReload: () => void;
}

/** Replaces the riddle if there is none. */
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
