import { changePasswordFragment } from "@wordlehint/contracts";
import { findPasswordFormContract } from "@wordlehint/contracts/routes/gateway-routes";
import { route } from "@wordlehint/runtime";

/** The sign-in page redirects to `next` at once if the visitor is signed in. */
const target = `/auth?${new URLSearchParams({ next: `/#${changePasswordFragment}` }).toString()}`;

/** `GET /.well-known/change-password`, where password managers look for it. */
export const findPasswordForm = route(findPasswordFormContract, (_input, { res }) => {
  res.redirect(302, target);
  return undefined;
});
