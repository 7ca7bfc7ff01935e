import { html, type Html } from "./html.ts";

export type PasswordForm = {
  email: string;
  /** The label of the password that is to be replaced. */
  currentLabel: string;
  /** Set if the last attempt was refused. */
  isRefused: boolean;
  /** The address to continue at afterwards, if a page asked for the change. */
  origin?: string | undefined;
};

/** The form that changes a password, for every page that has one. */
export const passwordForm = ({ email, currentLabel, isRefused, origin }: PasswordForm): Html =>
  html`<form method="post" action="/account">
    <input type="hidden" name="email" autocomplete="username" value="${email}" />
    ${origin === undefined ? undefined : html`<input type="hidden" name="origin" value="${origin}" />`}
    <label for="current">${currentLabel}</label>
    <input
      id="current"
      name="current"
      type="password"
      autocomplete="current-password"
      required
      maxlength="128"
      ${isRefused ? html` aria-describedby="notice"` : undefined}
    />
    <label for="next">New password</label>
    <input
      id="next"
      name="next"
      type="password"
      autocomplete="new-password"
      required
      minlength="12"
      maxlength="128"
      aria-describedby="rule"
    />
    <p class="hint" id="rule">
      12 to 128 characters, and none of the common ones. Four random words are a good choice.
    </p>
    <button>Change password</button>
  </form>`;
