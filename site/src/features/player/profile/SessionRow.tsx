import styled from "@emotion/styled";
import type { AccountSession } from "@wordlehint/contracts";
import { useId, useState } from "react";
import { border, color, radius, space, touch } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { agoText, dayText } from "../../../lib/instant-text.ts";
import { useServerClock } from "../../../lib/use-server-clock.ts";

interface Props {
  session: AccountSession;
  /** The reason why it could not be ended. */
  failure: string | undefined;
  onEnd: () => void;
}

/** One session: the device, since when, when it was used last, and a button to end it. */
export function SessionRow({ session: { device, createdAt, lastSeenAt, current }, failure, onEnd }: Props) {
  const id = useId();
  const aheadMs = useServerClock();
  const [deviceMs] = useState(() => Date.now());
  return (
    <Row data-current={current}>
      <Device id={`${id}-device`}>
        {device}
        {current && <Mark>This device</Mark>}
      </Device>
      {!current && (
        <Button type="button" id={`${id}-end`} aria-labelledby={`${id}-end ${id}-device`} onClick={onEnd}>
          Sign out
        </Button>
      )}
      <Facts>
        <p>Last seen {agoText(lastSeenAt, deviceMs + aheadMs)}</p>
        <p>Signed in on {dayText(createdAt)}</p>
      </Facts>
      <Failure aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</Failure>
    </Row>
  );
}

const Row = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  paddingBlock: space[3],
  borderBottom: border.rule,
  "&[data-current=true] > p": { gridColumn: "1 / -1" },
});

const Device = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  minHeight: touch,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

const Mark = styled.span({
  padding: `0 ${space[2]}`,
  borderRadius: radius.tile,
  background: color.greenWash,
  color: color.green,
});

const Facts = styled.div({ gridColumn: "1 / -1", color: color.inkSoft });

const Failure = styled.div({ gridColumn: "1 / -1", "& > p": { marginTop: space[2] } });
