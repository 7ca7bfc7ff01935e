import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { routes } from "../../../routes.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";

const LatePlayerLinks = lazyWithPreload(() =>
  import("./PlayerLinks.tsx").then((module) => module.PlayerLinks),
);

/** The entries of the footer's account column. The renderer knows no session, so its HTML holds none. */
export function AccountLinks() {
  const { status, user } = useAuth();
  if (status === "signed-out") return <SignInLinks />;
  return user && <LatePlayerLinks isSubscribed={user.isSubscribed} />;
}

function SignInLinks() {
  return (
    <ul>
      {[routes.signIn, routes.signUp].map(({ path, label }) => (
        <li key={path}>
          <ListLink to={path}>{label}</ListLink>
        </li>
      ))}
    </ul>
  );
}
