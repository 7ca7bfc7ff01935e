import { Button } from "../../../ui/buttons/Button.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { pageSize } from "./use-openers.ts";

interface Props {
  /** From 0. */
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

/** Buttons that lead to the words before and after those shown; nothing if there is only one page. */
export function OpenerPager({ page, last, onTurn }: Props) {
  if (last === 0) return null;
  return (
    <Actions>
      <Button type="button" aria-disabled={page === 0} onClick={() => onTurn(Math.max(0, page - 1))}>
        {`Previous ${pageSize}`}
      </Button>
      <Button type="button" aria-disabled={page >= last} onClick={() => onTurn(Math.min(last, page + 1))}>
        {`Next ${pageSize}`}
      </Button>
    </Actions>
  );
}
