/** Tells password managers whose password a form is about. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />;
}
