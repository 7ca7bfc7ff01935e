import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { routes } from "../../../routes.ts";

const LateBar = lazyWithPreload(() => import("./PaymentBar.tsx").then((module) => module.PaymentBar));

/** Tells a player whose last payment has failed, but on the page on which that can be mended. */
export function PaymentNotice({ path }: { path: string }) {
  const { user } = useAuth();
  const isLate = user?.subscription?.status === "past_due" && user.isSubscribed;
  return isLate && path !== routes.changeCard.path ? <LateBar /> : null;
}
