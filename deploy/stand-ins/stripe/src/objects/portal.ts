import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

export type PortalConfiguration = Kinds["billing_portal.configuration"];
export type PortalSession = Kinds["billing_portal.session"];

type Given = Pick<
  PortalConfiguration,
  "business_profile" | "created" | "default_return_url" | "features" | "metadata"
> & {
  isDefault: boolean;
  name: string | null;
};

export function newPortalConfiguration({ isDefault, ...given }: Given): PortalConfiguration {
  return {
    id: newId("billing_portal.configuration"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    updated: given.created,
    ...given,
  };
}

type GivenSession = Pick<
  PortalSession,
  "configuration" | "created" | "customer" | "locale" | "return_url"
> & {
  baseUrl: string;
  secret: string;
};

export function newPortalSession({ baseUrl, secret, ...given }: GivenSession): PortalSession {
  return {
    id: newId("billing_portal.session"),
    object: "billing_portal.session",
    customer_account: null,
    flow: null,
    livemode: false,
    on_behalf_of: null,
    url: `${baseUrl}/p/session/${secret}`,
    ...given,
  };
}
