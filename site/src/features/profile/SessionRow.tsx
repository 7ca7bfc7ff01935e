import styled from "@emotion/styled";
import type { AccountSession } from "@wordlehint/contracts";
import { useId, useState } from "react";
import { border, color, radius, space } from "../../theme/tokens.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Complaint } from "../../ui/forms/Complaint.tsx";
import { agoText, dayText } from "./instant-text.ts";

interface Props {
  session: AccountSession;
  /** Why it could not be ended. */
  failure: string | undefined;
  onEnd: () => void;
}

/** One session: the device, since when, when it was used last, and a button to end it. */
export function SessionRow({ session: { device, createdAt, lastSeenAt, current }, failure, onEnd }: Props) {
  const id = useId();
  const [nowMs] = useState(() => Date.now());
  return (
    <Row>
      <div>
        <Device id={`${id}-device`}>
          {device}
          {current && <Mark>This device</Mark>}
        </Device>
        <Facts>Last seen {agoText(lastSeenAt, nowMs)}</Facts>
        <Facts>Signed in on {dayText(createdAt)}</Facts>
      </div>
      {!current && (
        <Button type="button" id={`${id}-end`} aria-labelledby={`${id}-end ${id}-device`} onClick={onEnd}>
          Sign out
        </Button>
      )}
      <Failure aria-live="polite">{failure && <Complaint>{failure}</Complaint>}</Failure>
    </Row>
  );
}

const Row = styled.li({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
  paddingBlock: space[3],
  borderBottom: border.rule,
  "& > div:first-of-type": { flex: "1 1 0", minWidth: 0 },
});

const Device = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

const Mark = styled.span({
  padding: `0 ${space[2]}`,
  borderRadius: radius.tile,
  background: color.greenWash,
  color: color.green,
});

const Facts = styled.p({ color: color.inkSoft });

const Failure = styled.div({ flexBasis: "100%" });
