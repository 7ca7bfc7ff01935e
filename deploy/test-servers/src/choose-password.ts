/** An editor's email address and password. */
export interface Credentials {
  email: string;
  password: string;
}

const chosen = "a password chosen at first";

/** Signs in with the password that an editor was given, and chooses another one as the pages ask. Returns the new credentials. */
export async function choosePassword(
  studioUrl: string,
  { email, password }: Credentials,
): Promise<Credentials> {
  const send = (path: string, form: Record<string, string>, cookie = "") =>
    fetch(`${studioUrl}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: studioUrl },
      body: new URLSearchParams(form),
    });
  const signedIn = await send("/login", { email, password });
  const cookie = /lakeSession=[^;]+/.exec(signedIn.headers.get("set-cookie") ?? "")?.[0];
  const changed = await send("/account", { current: password, next: chosen }, cookie);
  if (changed.status !== 303)
    throw new Error(`the first password can't be changed: ${signedIn.status}, then ${changed.status}`);
  return { email, password: chosen };
}
