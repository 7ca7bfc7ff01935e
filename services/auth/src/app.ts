import { startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onSubscriptionChanged } from "./events/on-subscription-changed.ts";
import { postChangeEmail } from "./http/change-email.ts";
import { postChangePassword } from "./http/change-password.ts";
import { deleteUser } from "./http/delete-user.ts";
import { postForgotPassword } from "./http/forgot-password.ts";
import { getAccountAddress } from "./http/get-account-address.ts";
import { getEmailStatus } from "./http/get-email-status.ts";
import { getKeySet } from "./http/get-key-set.ts";
import { getRevocations } from "./http/get-revocations.ts";
import { getUserExport } from "./http/get-user-export.ts";
import { getUser } from "./http/get-user.ts";
import { postLogin } from "./http/login.ts";
import { postLogout } from "./http/logout.ts";
import { refuseWhenFull } from "./http/refuse-when-full.ts";
import { postRegister } from "./http/register.ts";
import { postResendVerification } from "./http/resend-verification.ts";
import { postResetPassword } from "./http/reset-password.ts";
import { sessionRoutes } from "./http/sessions.ts";
import { postVerifyEmail } from "./http/verify-email.ts";
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
      postRegister(context),
      postLogin(context),
      postLogout(context),
      getKeySet(context),
      postForgotPassword(context),
      postResetPassword(context),
      postVerifyEmail(context),
      postResendVerification(context),
      getEmailStatus(context),
      postChangePassword(context),
      postChangeEmail(context),
      getRevocations(context),
      getAccountAddress(context),
      getUserExport(context),
      getUser(context),
      deleteUser(context),
      ...sessionRoutes(context),
    ],
  });
  startSweeping(context, { everyMs: overrides.sweepMs });
  startRecordingOperators(context, context.operatorRecords);
  onSubscriptionChanged(context);
  return service;
}
