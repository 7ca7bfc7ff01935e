import { startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onSubscriptionChanged } from "./events/on-subscription-changed.ts";
import { changeEmailRoute } from "./http/change-email.ts";
import { changePasswordRoute } from "./http/change-password.ts";
import { deleteUserRoute } from "./http/delete-user.ts";
import { requestPasswordResetRoute } from "./http/request-password-reset.ts";
import { endOtherSessionsRoute } from "./http/end-other-sessions.ts";
import { endSessionRoute } from "./http/end-session.ts";
import { getAccountAddressRoute } from "./http/get-account-address.ts";
import { getEmailStatusRoute } from "./http/get-email-status.ts";
import { getKeySetRoute } from "./http/get-key-set.ts";
import { getRevocationsRoute } from "./http/get-revocations.ts";
import { getUserExportRoute } from "./http/get-user-export.ts";
import { getUserRoute } from "./http/get-user.ts";
import { listSessionsRoute } from "./http/list-sessions.ts";
import { signInRoute } from "./http/sign-in.ts";
import { signOutRoute } from "./http/sign-out.ts";
import { refuseWhenFull } from "./http/refuse-when-full.ts";
import { registerPlayerRoute } from "./http/register-player.ts";
import { resendVerificationRoute } from "./http/resend-verification.ts";
import { resetPasswordRoute } from "./http/reset-password.ts";
import { verifyEmailRoute } from "./http/verify-email.ts";
import { startKeyKeeper } from "./jobs/key-keeper.ts";
import { startSweeping } from "./jobs/sweep.ts";

/**
 * Starts the auth service. It listens at once, and is ready as soon as its database and the broker are.
 * @throws when the port is taken
 */
export async function createService(config: AuthConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus, tokens } = context;
  startKeyKeeper(context, { everyMs: overrides.keepKeysMs });
  const service = await startService(context, {
    checks: { database: () => mongo.check(), broker: () => bus.check(), keys: () => tokens.check() },
    fastLane: refuseWhenFull(context),
    routes: [
      registerPlayerRoute(context),
      signInRoute(context),
      signOutRoute(context),
      getKeySetRoute(context),
      requestPasswordResetRoute(context),
      resetPasswordRoute(context),
      verifyEmailRoute(context),
      resendVerificationRoute(context),
      getEmailStatusRoute(context),
      changePasswordRoute(context),
      changeEmailRoute(context),
      getRevocationsRoute(context),
      getAccountAddressRoute(context),
      getUserExportRoute(context),
      getUserRoute(context),
      deleteUserRoute(context),
      listSessionsRoute(context),
      endSessionRoute(context),
      endOtherSessionsRoute(context),
    ],
  });
  startSweeping(context, { everyMs: overrides.sweepMs });
  startRecordingOperators(context, context.operatorRecords);
  onSubscriptionChanged(context);
  return service;
}
