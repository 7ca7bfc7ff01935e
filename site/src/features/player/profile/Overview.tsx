import styled from "@emotion/styled";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { SessionUser } from "../../../state/session-user.ts";
import {
  border,
  color,
  forcedColors,
  hover,
  icon,
  motion,
  motionOk,
  space,
  type,
} from "../../../theme/tokens.ts";
import { routes } from "../../../routes.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { CancelSubscription } from "./CancelSubscription.tsx";
import { DailyEmail } from "./DailyEmail.tsx";
import { EmailState } from "./EmailState.tsx";
import { Facts } from "./Facts.tsx";
import { PlayerRecord } from "./PlayerRecord.tsx";
import { ResumeSubscription } from "./ResumeSubscription.tsx";
import { SubscriptionState } from "./SubscriptionState.tsx";
import { viewNames, views, type ViewName } from "./views.ts";

interface Props {
  user: SessionUser;
  /** The view that led back here: its row takes the focus. */
  from: ViewName | null;
  onOpen: (name: ViewName) => void;
}

/** The address, the subscription and the streak, and a row for each function of the profile. */
export function Overview({ user, from, onOpen }: Props) {
  const { email, isSubscribed, subscription } = user;
  // Who has never subscribed has nothing to see there; who has, has invoices.
  const hasSubscribed = isSubscribed || subscription != null;
  const shownNames = viewNames.filter((name) => name !== "subscription" || hasSubscribed);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (from) rows.current?.querySelector<HTMLElement>(`[data-view=${from}]`)?.focus();
  }, [from]);
  return (
    <>
      <Facts>
        <dt>Email</dt>
        <dd>
          <strong>{email}</strong>
          <EmailState email={email} onChange={() => onOpen("email")} />
        </dd>
        <dt>Status</dt>
        <dd>
          <strong>{isSubscribed ? "Premium" : "Free"}</strong>
          {subscription && <SubscriptionState subscription={subscription} />}
          {!isSubscribed && <ListLink to={routes.adsFree.path}>Go Ads-Free</ListLink>}
        </dd>
        <PlayerRecord email={email} />
        <DailyEmail email={email} />
      </Facts>
      {isSubscribed && !subscription?.cancelAtPeriodEnd && (
        <CancelSubscription email={email} paidUntil={subscription?.currentPeriodEnd ?? null} />
      )}
      {isSubscribed && subscription?.cancelAtPeriodEnd && <ResumeSubscription email={email} />}
      <Rows ref={rows}>
        {shownNames.map((name) => (
          <li key={name}>
            <Row type="button" data-view={name} onClick={() => onOpen(name)}>
              {views[name].heading}
              <ChevronRight />
            </Row>
          </li>
        ))}
      </Rows>
    </>
  );
}

const Rows = styled.ul({ width: "100%", borderTop: border.rule });

const Row = styled.button({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  width: "100%",
  minHeight: space[8],
  padding: `${space[2]} 0`,
  border: 0,
  borderBottom: border.rule,
  background: color.clear,
  color: color.ink,
  font: type.control,
  fontWeight: 400,
  textAlign: "start",
  cursor: "pointer",
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.inkSoft },
  [hover]: { "&:hover": { textDecoration: "underline" }, "&:hover > svg": { color: color.ink } },
  [forcedColors]: { textDecoration: "underline" },
  [motionOk]: {
    "& > svg": { transition: `translate ${motion.quick}` },
    [hover]: { "&:hover > svg": { translate: space[1] } },
  },
});
