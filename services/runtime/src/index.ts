export { audit, type AuditRecord } from "./audit.ts";
export { backoffMs, type Backoff } from "./backoff.ts";
export { busUser } from "./bus/bus-user.ts";
export type { StreamPlace } from "./bus/bus-context.ts";
export { connectBus, type Bus, type BusOptions } from "./bus/connect-bus.ts";
export type { Consumption } from "./bus/consume.ts";
export { CommandFault, UsageFault } from "./command-line/command-faults.ts";
export { operatorName } from "./command-line/operator-name.ts";
export {
  createOperatorRecordStore,
  startRecordingOperators,
  type OperatorDone,
  type OperatorRecordStore,
} from "./command-line/operator-records.ts";
export { jsonOption, printListing, type ListingOptions } from "./command-line/listing.ts";
export { createProgram, runProgram, type Act, type ProgramOptions } from "./command-line/program.ts";
export { printTable, processTerminal, timeOf, type Terminal } from "./command-line/terminal.ts";
export { withDatabase } from "./command-line/with-database.ts";
export { callService, ServiceCallFailed, type ServiceCall } from "./call-service.ts";
export { EventRefused } from "./bus/event-refused.ts";
export type { Following } from "./bus/follow.ts";
export { createQuarantine, type Quarantine } from "./bus/quarantine.ts";
export {
  busConfig,
  ConfigError,
  emailAddress,
  mongoConfig,
  originSchema,
  proxyHops,
  publicOrigin,
  parseConfig,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "./config.ts";
export { contentClientOptions, contentConfig, type ContentConfig } from "./content-config.ts";
export { DomainError, unavailable, type InputFault } from "./domain-error.ts";
export { emailKeyOf, mailboxOf } from "./email-key.ts";
export { browserName } from "./http/browser-name.ts";
export { clientAddress, trustedAddresses } from "./http/client-address.ts";
export { clientNetwork } from "./http/client-network.ts";
export type { FastLane } from "./http/fast-lane.ts";
export { connectionsPerClient } from "./http/connections-per-client.ts";
export { logFailure } from "./http/log-failure.ts";
export { nameRoute } from "./http/name-route.ts";
export { pipeSteadily, type Steadiness } from "./http/pipe-steadily.ts";
export { readBody } from "./http/read-body.ts";
export { bearerToken } from "./http/bearer-token.ts";
export { internalRoute } from "./http/internal-route.ts";
export { requestIdOf } from "./http/request-id.ts";
export { responseJson, route, type Exchange, type Route } from "./http/route.ts";
export { startHttp, type HttpOptions, type RunningHttp } from "./http/start-http.ts";
export { startJob, type Job, type JobHost, type JobOptions } from "./jobs/start-job.ts";
export { createLog, type Log } from "./log.ts";
export { createMetrics, type Metrics } from "./metrics.ts";
export { connectMongo, type Mongo } from "./mongo/connect-mongo.ts";
export { isDatabaseGone } from "./mongo/is-database-gone.ts";
export { createLeases, type Lease, type Leases, type LeaseTimes } from "./mongo/leases.ts";
export { isDuplicateKey } from "./mongo/is-duplicate-key.ts";
export { createJournal } from "./outbox/journal.ts";
export { addOutbox, newEvent, outboxOf, pushToOutbox, type Outbox } from "./outbox/outbox.ts";
export { startRelay, type Relay, type RelayOptions } from "./outbox/relay.ts";
export { parseInput } from "./parse-input.ts";
export {
  createPlayerAccess,
  playerOf,
  type PlayerAccess,
  type PlayerAccessOptions,
  type RequestPlayer,
} from "./players/player-access.ts";
export { requireToken, senderOf, type TokenRequirement } from "./players/require-token.ts";
export { runMain, type Service } from "./run-main.ts";
export { openRuntime, type Runtime, type RuntimeOptions } from "./service/open-runtime.ts";
export { startService, type ServiceOptions } from "./service/start-service.ts";
export { TooManyAttempts } from "./too-many-attempts.ts";
export { waitInWords } from "./wait-in-words.ts";
export { aborted, endsWithin, wait } from "./wait.ts";
export {
  createAttemptLimiter,
  type Attempt,
  type AttemptLimit,
  type AttemptLimiter,
  type GivingBack,
} from "./security/attempt-limiter.ts";
export {
  createPasswordHasher,
  type PasswordHasher,
  type PasswordHasherOptions,
} from "./security/password-hasher.ts";
export { checkPassword, type PasswordCheck, type PasswordClaim } from "./security/check-password.ts";
export {
  deviceHash,
  deviceMaxAgeSeconds,
  requestOrigin,
  type RequestOrigin,
} from "./security/request-origin.ts";
export { secretCookie, type SecretCookie } from "./security/secret-cookie.ts";
export { hashSecret, isSameSecret, newSecret } from "./security/secrets.ts";
export { lowerPoolPriority } from "./security/lower-pool-priority.ts";
export { linkToken, type LinkPurpose } from "./security/link-token.ts";
export { createKeyCache, type KeyCache, type PublicKeys } from "./security/tokens/key-cache.ts";
export { tokenSettings, type TokenClaims } from "./security/tokens/token-claims.ts";
export { warnOncePerMinute } from "./warn-once-per-minute.ts";
