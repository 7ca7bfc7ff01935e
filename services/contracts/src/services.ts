import { callKeysOf } from "./call-keys.ts";
import { personalDataContract } from "./personal-data.ts";
import type { RouteContract } from "./route.ts";
import { authRoutes } from "./routes/auth-routes.ts";
import { billingRoutes } from "./routes/billing-routes.ts";
import { gatewayRoutes } from "./routes/gateway-routes.ts";
import { notificationRoutes } from "./routes/notification-routes.ts";
import { riddleRoutes } from "./routes/riddle-routes.ts";
import { socialImagesRoutes } from "./routes/social-images-routes.ts";

/**
 * The services of the product: ports, public routes and what each one needs. The gateway's routing, the supervisor
 * of `npm start` and the tests' servers are derived from this table, and a test holds `docker-compose.yml` to it.
 */

/** A need of a service's environment; see `variablesOfNeed`. */
export type Need = "database" | "broker" | "content" | "origin";

/** A process of the product that listens on a port. */
export type Part = {
  /** Its purpose, as the console of `npm start` shows it. */
  purpose: string;
  /** Its port's distance from `PORT_BASE`. */
  portOffset: number;
  /** Its port where `PORT_BASE` isn't set, unless that is 8000 plus the offset. */
  usualPort?: number;
};

/** A part that runs our own code and is configured by environment variables. */
export type ServicePart = Part & {
  /** Its declared routes. The gateway forwards those below `/api` and `/webhooks`, and no others. */
  routes: readonly RouteContract[];
  needs: readonly Need[];
  /**
   * Environment variables that hold a random secret, made once per installation. Services may share one. `services` adds
   * the keys of calls between services, which follow from the routes.
   */
  secrets: readonly string[];
  /** Environment variables that hold a secret which an operator may set. The service works without. */
  givenSecrets?: readonly string[];
  /** True if it calls servers on the internet that an operator configures. */
  callsOutside?: true;
  /** Names of the parts that it calls over HTTP; it reads their origins from the variables of `urlVariable`. */
  calls: readonly string[];
};

const servicesExceptAuth = {
  riddle: {
    purpose: "riddle service",
    portOffset: 12,
    routes: riddleRoutes,
    needs: ["database", "broker", "origin"],
    secrets: ["SCHEDULE_SEED"],
    givenSecrets: ["OPENAI_API_KEY"],
    callsOutside: true,
    // For its keys and revocations, by which it knows who is signed in.
    calls: ["auth"],
  },
  notification: {
    purpose: "emails",
    portOffset: 14,
    routes: notificationRoutes,
    needs: ["database", "broker", "content", "origin"],
    secrets: ["LINK_KEY"],
    givenSecrets: ["SMTP_URL", "MAIL_WEBHOOK_SECRET", "DKIM_PRIVATE_KEY"],
    callsOutside: true,
    calls: ["auth", "riddle"],
  },
  billing: {
    purpose: "payments and subscriptions",
    portOffset: 13,
    routes: billingRoutes,
    needs: ["database", "broker", "origin"],
    secrets: ["PERSON_KEY"],
    givenSecrets: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    callsOutside: true,
    calls: ["auth"],
  },
  "social-images": {
    purpose: "images for social networks",
    portOffset: 2,
    routes: socialImagesRoutes,
    needs: [],
    secrets: [],
    calls: ["site"],
  },
  "content-lake": {
    purpose: "content and the studio",
    portOffset: 33,
    // Where editors expect every Sanity Studio.
    usualPort: 3333,
    routes: [],
    needs: ["database", "broker"],
    secrets: ["SERVICE_TOKEN"],
    calls: [],
  },
} satisfies Record<string, ServicePart>;

const behindGateway = {
  auth: {
    purpose: "accounts and sessions",
    portOffset: 11,
    routes: authRoutes,
    needs: ["database", "broker", "origin"],
    secrets: ["SIGNING_KEYS_SECRET", "LINK_KEY"],
    // It gathers what every service knows about a person.
    calls: Object.entries<ServicePart>(servicesExceptAuth).flatMap(([name, { routes }]) =>
      routes.some(({ path }) => path === personalDataContract.path) ? [name] : [],
    ),
  },
  ...servicesExceptAuth,
} satisfies Record<string, ServicePart>;

const gateway: ServicePart = {
  purpose: "the site's address",
  portOffset: 0,
  routes: gatewayRoutes,
  needs: ["broker", "content", "origin"],
  secrets: ["PREVIEW_KEY", "RENDERER_KEY", "OPERATOR_KEY"],
  calls: [
    "site",
    "social-images",
    ...Object.entries(behindGateway).flatMap(([name, { routes }]) =>
      routes.some(isForwarded) ? [name] : [],
    ),
  ],
};

/** The name of a service, which is also its folder in `services/`, its image and its host name in Compose. */
export type ServiceName = keyof typeof behindGateway | "gateway";

/** Every service by name. */
export const services: Readonly<Record<ServiceName, ServicePart>> = withCallKeys({
  ...behindGateway,
  gateway,
});

/** The renderer of the Gatsby site. */
export const site: ServicePart = {
  purpose: "page renderer",
  portOffset: 1,
  routes: [],
  needs: ["content"],
  secrets: ["RENDERER_KEY"],
  calls: ["riddle"],
};

/** The database and the broker. The ports are those of `npm start`; in containers they listen on their own. */
export const stores: Readonly<Record<"mongo" | "nats", Part>> = {
  mongo: { purpose: "database", portOffset: 17 },
  nats: { purpose: "message broker", portOffset: 22 },
};

/** A server that takes a provider's place. */
export type StandIn = Part & {
  /** Its folder in `deploy/stand-ins/`. */
  folder: string;
  /** Environment variables that hold a random secret, made once per installation. */
  secrets?: readonly string[];
};

/** Servers that take the place of a provider which an operator hasn't named. */
export const standIns: Readonly<Record<"mailbox" | "stripe", StandIn>> = {
  mailbox: { folder: "mail", purpose: "local mailbox", portOffset: 25 },
  stripe: { folder: "stripe", purpose: "local payments", portOffset: 40, secrets: ["STRIPE_STAND_IN_KEY"] },
};

/** The name of anything that listens on a port. */
export type PartName = ServiceName | "site" | keyof typeof stores | keyof typeof standIns;

/** Services, site, stores and stand-ins by name. */
export const parts: Readonly<Record<PartName, Part>> = { ...services, site, ...stores, ...standIns };

const usualPortBase = 8000;

/** The port of a part with this `PORT_BASE`. Without one it is the usual port, as inside a container. */
export function portOf(name: PartName, portBase?: number): number {
  const { portOffset, usualPort } = parts[name];
  if (portBase !== undefined) return portBase + portOffset;
  return usualPort ?? usualPortBase + portOffset;
}

/** The admin port of a service that listens on `port`, unless `ADMIN_PORT` names another: readiness, health, metrics. */
export function adminPortOf(port: number): number {
  return port + 100;
}

/** The port on which the mailbox takes mails, if its web view listens on `port`. */
export function smtpPortOf(port: number): number {
  return port + 1;
}

/** The variable that names the origin of a part to its callers: `SOCIAL_IMAGES_URL` for `social-images`. */
export function urlVariable(name: string): string {
  return `${name.replaceAll("-", "_").toUpperCase()}_URL`;
}

/** The environment variables by which each need is met. */
export const variablesOfNeed: Readonly<Record<Need, readonly string[]>> = {
  database: ["MONGODB_URL"],
  broker: ["NATS_URL"],
  content: ["SANITY_PROJECT_ID", "SANITY_DATASET", "SANITY_API_HOST", "SANITY_TOKEN"],
  // The site's, as visitors' browsers see it.
  origin: ["PUBLIC_ORIGIN"],
};

/** A route that the gateway forwards, with the service that serves it. */
export type ForwardedRoute = { contract: RouteContract; service: ServiceName };

/** Every route that the gateway forwards. */
export const forwardedRoutes: readonly ForwardedRoute[] = Object.entries(behindGateway).flatMap(
  ([service, { routes }]: [string, ServicePart]) =>
    routes.filter(isForwarded).map((contract) => ({ contract, service: service as ServiceName })),
);

/** Every declared route by the service that serves it. */
export const api: Readonly<Record<string, readonly RouteContract[]>> = Object.fromEntries(
  Object.entries(services).flatMap(([name, { routes }]) => (routes.length > 0 ? [[name, routes]] : [])),
);

type Services = Record<ServiceName, ServicePart>;

function withCallKeys(table: Services): Services {
  const entries = Object.entries<ServicePart>(table);
  const routes = Object.fromEntries(entries.map(([name, part]) => [name, part.routes]));
  const complete = entries.map(([name, part]): [string, ServicePart] => {
    const secrets = [...part.secrets, ...callKeysOf(name, routes)];
    return [name, { ...part, secrets }];
  });
  return Object.fromEntries(complete) as Services;
}

function isForwarded({ path }: RouteContract): boolean {
  return /^\/(api|webhooks)\//.test(path);
}
